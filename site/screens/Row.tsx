import './Row.deferred.css';
import type { ReactNode } from 'react';

type Props = { start: ReactNode; name: string; text: string; end?: ReactNode };

export function Row({ start, name, text, end }: Props) {
  return (
    <div className="row">
      {start}
      <div className="row-words">
        <div className="phone-strong">{name}</div>
        <div className="phone-quiet">{text}</div>
      </div>
      {end}
    </div>
  );
}

/** A date in the colour of the event's floor. */
export function Leaf({ floor, weekday, date }: { floor: string; weekday: string; date: number }) {
  return (
    <div className={`leaf on-${floor}`}>
      {weekday}
      <div className="leaf-date">{date}</div>
    </div>
  );
}
