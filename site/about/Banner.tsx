import './Banner.css';
import type { Content } from '../../content/schema.ts';
import '../courts/Ring.deferred.css';
import { banner } from '../courts/courtFiles.ts';
import { SceneWithVisitor } from '../courts/scenes/Scene.tsx';

type Props = Content['about']['banner'] & { isIn: string };

/** Three players are on court and the fourth place is free. Taking it changes the headline's last sentence. */
export function Banner({ title, text, you, taken, isIn }: Props) {
  const sentences = title.split(/(?<=[.!?]) /);
  return (
    <section className="banner has-ring">
      <div className="page">
        <div className="banner-words">
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
          <p>{text}</p>
        </div>
      </div>
      <BannerCourt you={you} isIn={isIn} />
    </section>
  );
}

/**
 * A little more than half a tennis court, in centimetres: 10.97 m wide, 8.23 m between the singles lines, 6.40 m from
 * net to service line.
 */
const BannerCourt = ({ you, isIn }: { you: string; isIn: string }) => (
  <div className="banner-court">
    <input type="checkbox" className="ring" aria-label={isIn} hidden />
    <svg viewBox={banner.view} aria-hidden="true">
      <g className="banner-lines">
        <path d="M-1188.5 0H1188.5V1097H-1188.5zM-1188.5 137H1188.5M-1188.5 960H1188.5M-640 137V960M640 137V960M-640 548.5H640M1188.5 548.5H1168M-1188.5 548.5H-1168" />
        <path className="banner-net" d="M0-91V1188" />
      </g>
      <SceneWithVisitor scene={banner} label={you} />
    </svg>
  </div>
);
