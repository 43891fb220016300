import './Hero.css';
import './Hero.later.css';
import type { Content } from '../../content/schema.ts';
import { Stores } from '../layout/Stores.tsx';
import { FloorPlan } from './FloorPlan.tsx';

/** On wide screens the headline stands in the lobby of the building that the plan shows. */
export function Hero({ content, scenes }: { content: Content; scenes: string | undefined }) {
  const { title, text, claims, plan, activities } = content.home.hero;
  const stop = title.endsWith('.') ? title.slice(-1) : '';
  return (
    <section className="hero">
      <div className="hero-lobby">
        <h1 className="hero-title">
          {stop ? title.slice(0, -1) : title}
          <span className="hero-ball">{stop}</span>
        </h1>
        <p className="hero-text">{text}</p>
        <Stores content={content} />
        <p className="hero-claims">{claims}</p>
      </div>
      <FloorPlan label={plan} activities={activities} scenes={scenes} />
    </section>
  );
}
