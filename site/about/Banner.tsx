import './Banner.css';
import type { Content } from '../../content/schema.ts';
import { BannerCourt } from './BannerCourt.tsx';

type Props = Content['about']['banner'] & { isIn: string };

/** Three are on court, and the fourth spot is free: who takes it turns the headline's last sentence. */
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
