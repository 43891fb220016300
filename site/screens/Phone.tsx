import type { ReactNode } from 'react';
import './Phone.deferred.css';

type Props = { screen: string; clock: string; head: ReactNode; floor?: string; children: ReactNode };

/** A phone that scales like a picture: 1em inside is a 24th of its width. */
export function Phone({ screen, clock, head, floor, children }: Props) {
  return (
    <div className="phone" aria-hidden="true">
      <div className={`phone-screen ${screen}`}>
        <div className={floor ? `phone-head on-${floor}` : 'phone-head'}>
          <div className="phone-status">
            {clock}
            <span className="phone-camera" />
            <span className="phone-battery" />
          </div>
          {head}
        </div>
        {children}
      </div>
    </div>
  );
}
