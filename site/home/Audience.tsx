import './Audience.css';
import './Audience.deferred.css';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';

/** The first is the default. */
const audiences = ['play', 'host', 'coach'] as const;
type Audience = (typeof audiences)[number];

/** Renders the variants of all audiences in one place, and CSS shows the chosen one, so nothing moves. */
export const ForEach = ({ of }: { of: Record<Audience, ReactNode> }) => (
  <div className="for-each">
    {audiences.map((audience) => (
      <div className={`for-${audience}`} key={audience}>
        {of[audience]}
      </div>
    ))}
  </div>
);

export function AudienceChoice({ hero }: { hero: Content['home']['hero'] }) {
  const words = { play: hero.play, host: hero.host.choice, coach: hero.coach.choice };
  return (
    <fieldset className="audience">
      <legend className="visually-hidden">{hero.audienceLabel}</legend>
      {audiences.map((audience) => (
        <label key={audience}>
          <input type="radio" name="audience" value={audience} defaultChecked={audience === 'play'} />
          {words[audience]}
        </label>
      ))}
    </fieldset>
  );
}
