import './EveningCourt.deferred.css';
import type { Pictures } from '../assets.ts';
import { Court } from '../courts/Court.tsx';

export const everybody = [0, 1, 2, 3, 4, 5, 6, 7] as const;

type Props = { pictures: Pictures; players: number };

/** The first `players` people and, unless one is alone, the two free places. */
export const EveningCourt = ({ pictures, players }: Props) => (
  <div className="evening-court" aria-hidden="true">
    <Court floor="badminton" />
    {everybody.slice(0, players).map((player) => (
      <PlayerPicture key={player} pictures={pictures} player={player} />
    ))}
    {players > 1 ? (
      <>
        <PlayerPicture pictures={pictures} player={6} />
        <i className="evening-place" />
        <i className="evening-place" />
        <i className="evening-serve" />
      </>
    ) : null}
  </div>
);

export const PlayerPicture = ({ pictures, player }: { pictures: Pictures; player: number }) => (
  <img className={`player player-${player}`} src={pictures['evening']?.src} alt="" loading="lazy" />
);
