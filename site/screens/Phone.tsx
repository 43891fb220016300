import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import './Phone.deferred.css';

type PhoneProps = { screen: string; clock: string; head: ReactNode; floor?: string; children: ReactNode };

/** A phone that scales like a picture: 1em inside is a 24th of its width. */
export const Phone = ({ screen, clock, head, floor, children }: PhoneProps) => (
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

const icons = [
  'M3 5h18v14H3zM12 5v14M3 12h18',
  'M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l6 6',
  'M4 5h16v11h-9l-5 4v-4H4z',
  'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21q0-6 8-6t8 6',
];

export const Tabs = ({ evening, current }: { evening: Content['evening']; current: number }) => (
  <div className="tabs">
    {evening.tabs.map((label, index) => (
      <div key={label} className={index === current ? 'tabs-tab tabs-current' : 'tabs-tab'}>
        {index === current ? <div className="ball" /> : null}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={icons[index]} />
        </svg>
        {label}
      </div>
    ))}
  </div>
);

export const BadmintonCourt = () => (
  <svg viewBox="-6 -6 1352 622" fill="none" stroke="currentColor" strokeWidth="11" aria-hidden="true">
    <path d="M0 0h1340v610H0zM0 46h1340M0 564h1340M76 0v610M1264 0v610M472 0v610M868 0v610M0 305h472M868 305h472M670 0v610" />
  </svg>
);
