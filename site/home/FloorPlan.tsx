import './FloorPlan.css';
import './FloorPlan.deferred.css';
import { initialSliderHour } from '../../content/schema/hallHours.ts';
import { Court } from '../courts/Court.tsx';
import { courts as courtFiles } from '../courts/courtFiles.ts';
import { lessonPictureName } from '../courts/scenes/sceneDrawings.tsx';
import { bookingsAt, hallProps } from '../islands/hall.ts';
import type { PageProps } from '../pageProps.ts';
import { courtTarget } from '../route.ts';
import { PlayerPicture } from './EveningCourt.tsx';

/** Each player has a picture of its own, because one picture of all three would be the page's largest contentful paint, and late. */
const badmintonPlayers = [0, 1, 3];

export function FloorPlan({ content, route, assets }: PageProps) {
  const { home, courts } = content;
  const { planHint, activities } = home.hero;
  const { rooms } = bookingsAt(initialSliderHour, hallProps(content));
  return (
    <ul className="floor-plan" aria-label={planHint}>
      {activities.map(({ court: id, name }) => {
        const { lesson } = courts.rooms[id];
        const { isBooked, text } = rooms.find((room) => room.activity === id) ?? {};
        const lessonPicture = lesson && assets.pictures[lessonPictureName(id)];
        return (
          <li
            className={`floor-plan-room floor-plan-${id} on-${courtFiles[id].floor}${isBooked ? '' : ' floor-plan-empty'}`}
            key={id}
          >
            <a className="floor-plan-link" id={id} href={route.href(courtTarget(id))}>
              <span className="floor-plan-name">
                <b>{name}</b> <small className="floor-plan-hour">{text}</small>{' '}
                {lesson ? <small className="floor-plan-lesson">{lesson}</small> : null}
              </span>
              <span className="floor-plan-court">
                {/* Only badminton's free place has a label. It explains the dashed circles in all rooms. */}
                <Court activity={id} hasFreePlace freePlaceLabel={id === 'badminton' ? courts.you : undefined} />
                {id === 'badminton' ? (
                  <span className="court floor-plan-people">
                    {badmintonPlayers.map((index) => (
                      <PlayerPicture key={index} pictures={assets.pictures} index={index} />
                    ))}
                  </span>
                ) : null}
                {lessonPicture ? (
                  <img
                    className={`court court-${id} floor-plan-people`}
                    src={lessonPicture.src}
                    loading="lazy"
                    alt=""
                  />
                ) : null}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
