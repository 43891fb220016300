import './Banner.css';
import type { Content } from '../../content/schema.ts';
import { banner } from '../courts/courtFiles.ts';
import { Ring } from '../courts/Ring.tsx';
import { SvgGroup } from '../courts/SvgGroup.tsx';
import { SceneWithVisitor } from '../courts/scenes/SceneWithVisitor.tsx';
import { Stores } from '../layout/Stores.tsx';

/** `hidden` hides the ring, and what its press shows, until Ring.deferred.css is loaded. */
export function Banner({ content }: { content: Content }) {
  const { title, text, you, taken } = content.about.banner;
  const wordsWhenTaken = content.courts.taken;
  const sentences = title.split(/(?<=[.!?]) /);
  return (
    <section className="banner has-ring on-clay" id="banner">
      <div className="page">
        <div className="banner-words section">
          <div className="ring-status" role="status">
            <h1>
              {sentences.slice(0, -1).map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
              <span className="ring-words">
                <span className="when-free">{sentences.at(-1)}</span>
                <span className="when-taken" hidden>
                  {taken}
                </span>
              </span>
            </h1>
          </div>
          <div className="banner-text">
            <p>{text}</p>
            <div className="ring-words">
              <Stores content={content} className="when-free" />
              <div className="when-taken" hidden>
                <Stores content={content} textAboveName={wordsWhenTaken.keep} />
              </div>
            </div>
          </div>
        </div>
      </div>
      <div className="banner-court">
        <Ring label={wordsWhenTaken.label} hidden />
        <svg viewBox={banner.drawing.viewBox} aria-hidden="true">
          <SvgGroup className="banner-court-lines" markup={banner.drawing.groups['lines']} />
          <SceneWithVisitor scene={banner} label={you} />
        </svg>
      </div>
    </section>
  );
}
