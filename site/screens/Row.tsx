import './Row.deferred.css';
import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';

type RowProps = { start: ReactNode; name: string; text: string; end?: ReactNode };

export const Row = ({ start, name, text, end }: RowProps) => (
  <div className="row">
    {start}
    <div className="row-words">
      <div className="phone-strong">{name}</div>
      <div className="phone-quiet">{text}</div>
    </div>
    {end}
  </div>
);

export const DateTile = ({ floor, weekday, date }: { floor: string; weekday: string; date: number }) => (
  <div className={`date-tile on-${floor}`}>
    {weekday}
    <div className="date-tile-date">{date}</div>
  </div>
);

/** In the order of the people in the content, so that a person has the same colour on all screens. */
const avatarFloors = ['clay', 'navy', 'sand', 'plum', 'pool', 'wood', 'track', 'felt', 'pitch'];

export function Avatar({ evening: { people, join }, person }: { evening: Content['evening']; person: string }) {
  const everybody = [...people.players, join.phoneOwner, ...people.undecided];
  const floor = avatarFloors[everybody.indexOf(person)] ?? 'court';
  return <div className={`avatar on-${floor}`}>{person.slice(0, 1)}</div>;
}

/** A dashed circle: a free place, or with `person` somebody who has not decided yet. */
export const OpenAvatar = ({ person = '' }) => <div className="avatar avatar-open">{person.slice(0, 1)}</div>;

/** Shows `taken` instead of `children` once the visitor has taken a place (TakeAPlace.tsx). Both need the same space, so nothing moves. */
export const FreeOrTaken = ({ children, taken }: { children: ReactNode; taken: ReactNode }) => (
  <div className="free-or-taken">
    <div className="free-or-taken-part">{children}</div>
    <div className="free-or-taken-part">{taken}</div>
  </div>
);
