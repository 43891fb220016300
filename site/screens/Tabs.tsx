import './Tabs.deferred.css';
import type { Content } from '../../content/schema.ts';

const icons = [
  'M3 5h18v14H3zM12 5v14M3 12h18',
  'M10 4a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l6 6',
  'M4 5h16v11h-9l-5 4v-4H4z',
  'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 21q0-6 8-6t8 6',
];

type Props = { evening: Content['evening']; current: number };

export function Tabs({ evening, current }: Props) {
  return (
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
}
