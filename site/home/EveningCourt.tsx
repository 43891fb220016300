import './EveningCourt.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { Court } from '../courts/Court.tsx';

const joiningPlayerIndex = 6;

type Props = { evening: Content['evening']; pictures: Pictures; hasOnePlayer?: boolean };

export const EveningCourt = ({ evening, pictures, hasOnePlayer = false }: Props) => (
  <div className="evening-court" aria-hidden="true">
    <Court activity="badminton" />
    {evening.people.players.slice(0, hasOnePlayer ? 1 : undefined).map((name, index) => (
      <PlayerPicture key={name} pictures={pictures} index={index} name={name} />
    ))}
    {hasOnePlayer ? null : (
      <>
        <PlayerPicture pictures={pictures} index={joiningPlayerIndex} name={evening.join.phoneOwner} />
        <i className="evening-place" />
        <i className="evening-place" />
        <i className="evening-ball" />
      </>
    )}
  </div>
);

type PictureProps = { pictures: Pictures; index: number; name?: string };

export const PlayerPicture = ({ pictures, index, name }: PictureProps) => (
  <span className={`player player-${index}`}>
    <img src={pictures['evening']?.src} alt="" loading="lazy" />
    {name}
  </span>
);
