import './Audience.css';
import './Audience.deferred.css';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';

const audiences = ['play', 'host', 'coach'] as const;
type Audience = (typeof audiences)[number];

/** All variants lie in the same grid cell, so that nothing moves when another audience is chosen. */
export const ByAudience = ({ variants }: { variants: Record<Audience, ReactNode> }) => (
  <div className="by-audience">
    {audiences.map((audience) => (
      <div className={`for-${audience}`} key={audience}>
        {variants[audience]}
      </div>
    ))}
  </div>
);

export function AudienceChoice({ hero }: { hero: Content['home']['hero'] }) {
  const labels = { play: hero.play, host: hero.host.choice, coach: hero.coach.choice };
  return (
    <fieldset className="audience">
      <legend className="visually-hidden">{hero.audienceLabel}</legend>
      {audiences.map((audience) => (
        <label key={audience}>
          <input type="radio" name="audience" value={audience} defaultChecked={audience === 'play'} />
          {labels[audience]}
        </label>
      ))}
    </fieldset>
  );
}
