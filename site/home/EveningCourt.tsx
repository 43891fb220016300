import './EveningCourt.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { Court } from '../courts/Court.tsx';

export const everybody = [0, 1, 2, 3, 4, 5, 6, 7] as const;

type Props = { evening: Content['evening']; pictures: Pictures; players: number };

/** The first `players` people and, unless one is alone, the two free places. */
export const EveningCourt = ({ evening, pictures, players }: Props) => (
  <div className="evening-court" aria-hidden="true">
    <Court activity="badminton" />
    {evening.people.in.slice(0, players).map((name, player) => (
      <PlayerPicture key={name} pictures={pictures} player={player} name={name} />
    ))}
    {players > 1 ? (
      <>
        <PlayerPicture pictures={pictures} player={6} name={evening.join.who} />
        <i className="evening-place" />
        <i className="evening-place" />
        <i className="evening-serve" />
      </>
    ) : null}
  </div>
);

type Player = { pictures: Pictures; player: number; name?: string };

export const PlayerPicture = ({ pictures, player, name }: Player) => (
  <div className={`player player-${player}`}>
    <img src={pictures['evening']?.src} alt="" loading="lazy" />
    {name}
  </div>
);
