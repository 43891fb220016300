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

type DateTileProps = { floor?: string; weekday: string; date: number };

export const DateTile = ({ floor, weekday, date }: DateTileProps) => (
  <div className={floor ? `date-tile on-${floor}` : 'date-tile date-tile-border'}>
    {weekday}
    <div className="date-tile-date">{date}</div>
  </div>
);

const avatarColours = ['clay', 'navy', 'sand', 'plum', 'pool', 'wood', 'track', 'felt', 'pitch'];

export function Avatar({ evening: { people, join }, person }: { evening: Content['evening']; person: string }) {
  const everybody = [...people.players, join.phoneOwner, ...people.undecided];
  const colour = avatarColours[everybody.indexOf(person)] ?? 'court';
  return <div className={`avatar on-${colour}`}>{person.slice(0, 1)}</div>;
}

/** A dashed circle: a free place, or with `person` somebody who has not decided yet. */
export const DashedAvatar = ({ person = '' }) => <div className="avatar avatar-dashed">{person.slice(0, 1)}</div>;

/** CSS shows `taken` once a place is taken (TakeAPlace.tsx). */
export const FreeOrTaken = ({ free, taken }: Record<'free' | 'taken', ReactNode>) => (
  <div className="free-or-taken">
    <div className="free-or-taken-part">{free}</div>
    <div className="free-or-taken-part">{taken}</div>
  </div>
);
