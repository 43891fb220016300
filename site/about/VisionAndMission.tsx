import './VisionAndMission.css';
import type { Content } from '../../content/schema.ts';

type Props = Pick<Content['about'], 'vision' | 'mission'>;

export const VisionAndMission = ({ vision, mission }: Props) => (
  <div className="vision section">
    <div className="page">
      <section aria-labelledby="vision">
        <h2 id="vision">{vision.title}</h2>
        <p className="vision-text">{vision.text}</p>
      </section>
      <section className="mission" aria-labelledby="mission">
        <h2 id="mission">{mission.title}</h2>
        <ul>
          {mission.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  </div>
);
