import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import './Phone.deferred.css';

type PhoneProps = { screenClass: string; clock: string; head: ReactNode; floor?: string; children: ReactNode };

/** The phone scales like a picture: 1em inside is a 24th of its width. */
export const Phone = ({ screenClass, clock, head, floor, children }: PhoneProps) => (
  <div className="phone" aria-hidden="true">
    <div className={`phone-screen ${screenClass}`}>
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

const tabIds = ['home', 'explore', 'friends', 'you'] as const;
type TabsProps = { evening: Content['evening']; current: (typeof tabIds)[number] };

export const Tabs = ({ evening, current }: TabsProps) => (
  <div className="tabs">
    {evening.tabs.map((label, index) => (
      <div key={label} className={tabIds[index] === current ? 'tabs-tab tabs-current' : 'tabs-tab'}>
        {tabIds[index] === current ? <div className="ball" /> : null}
        {label}
      </div>
    ))}
  </div>
);
