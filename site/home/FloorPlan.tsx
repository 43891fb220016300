import './FloorPlan.css';
import './FloorPlan.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';
import { Court } from '../courts/Court.tsx';
import { courts as tables } from '../courts/courtFiles.ts';
import { lessonPicture } from '../courts/scenes/lessons.tsx';
import { hallAt, hallProps, initialHour } from '../islands/hall.ts';
import { courtAddress, type Route } from '../route.ts';

type Props = { content: Content; route: Route; pictures: Pictures };

/** A room for each activity. Each room is a link to its court, which islands/courts.ts shows as a sheet. */
export function FloorPlan({ content, route, pictures }: Props) {
  const { home, courts } = content;
  const { plan, activities } = home.hero;
  const rooms = hallAt(initialHour, hallProps(content)).rooms;
  return (
    <ul className="floor-plan" aria-label={plan}>
      {activities.map(({ floor, name }) => {
        const { lesson } = courts.rooms[floor];
        const { isBooked, text } = rooms.find((room) => room.floor === floor) ?? {};
        const picture = lesson && pictures[lessonPicture(floor)];
        return (
          <li
            className={`floor-plan-room floor-plan-${floor} on-${tables[floor].floor}${isBooked ? '' : ' floor-plan-free'}`}
            key={floor}
          >
            <a className="floor-plan-link" id={floor} href={route.link(courtAddress(floor))}>
              <span className="floor-plan-name">
                <b>{name}</b> <small className="floor-plan-hour">{text}</small>{' '}
                {lesson ? <small className="floor-plan-lesson">{lesson}</small> : null}
              </span>
              <span className="floor-plan-court">
                <Court floor={floor} you={floor === 'badminton' ? courts.you : undefined} />
                {picture ? (
                  <img
                    className={`court court-${floor} floor-plan-coach`}
                    src={picture.src}
                    width={picture.width}
                    height={picture.height}
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
