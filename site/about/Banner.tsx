import './Banner.css';
import type { Content } from '../../content/schema.ts';
import { BannerCourt } from './BannerCourt.tsx';

/** Three are on court. The fourth spot is drawn, and free. */
export function Banner({ title, text, you }: Content['about']['banner']) {
  return (
    <section className="banner">
      <div className="page">
        <div className="banner-words">
          <h1>
            {title.split(/(?<=[.!?]) /).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p>{text}</p>
        </div>
      </div>
      <BannerCourt you={you} />
    </section>
  );
}
