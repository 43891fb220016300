import './EveningCourt.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { Court } from '../courts/Court.tsx';

/** How many different players evening.svg has. */
export const drawnPlayerCount = 8;
/** The index of the player who takes a free place when the visitor presses "Take a place". */
const joiningPlayer = 6;

type Props = { evening: Content['evening']; pictures: Pictures; isAlone?: boolean };

/**
 * `isAlone`: only the player who creates the event. Otherwise all six, two free places, the player who appears on the first
 * of them (TakeAPlace.tsx), and the ball that flies there. eveningPlaces.ts says where each is.
 */
export const EveningCourt = ({ evening, pictures, isAlone = false }: Props) => (
  <div className="evening-court" aria-hidden="true">
    <Court activity="badminton" />
    {evening.people.players.slice(0, isAlone ? 1 : undefined).map((name, player) => (
      <PlayerPicture key={name} pictures={pictures} player={player} name={name} />
    ))}
    {isAlone ? null : (
      <>
        <PlayerPicture pictures={pictures} player={joiningPlayer} name={evening.join.phoneOwner} />
        <i className="evening-place" />
        <i className="evening-place" />
        <i className="evening-ball" />
      </>
    )}
  </div>
);

type PictureProps = { pictures: Pictures; player: number; name?: string };

export const PlayerPicture = ({ pictures, player, name }: PictureProps) => (
  <div className={`player player-${player}`}>
    <img src={pictures['evening']?.src} alt="" loading="lazy" />
    {name}
  </div>
);
