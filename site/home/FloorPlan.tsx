import './FloorPlan.css';
import './FloorPlan.deferred.css';
import './FloorPlanTablet.css';
import './FloorPlanWide.css';
import type { Content } from '../../content/schema.ts';
import type { HallAssets } from '../assets.ts';
import { Court } from '../courts/Court.tsx';
import { courtSheetId } from './CourtSheet.tsx';

type Props = { content: Content; hall: HallAssets | undefined };

/** One building, a room for each activity. A press leads onto the court: CourtSheet. */
export function FloorPlan({ content: { home, courts }, hall }: Props) {
  const { plan, activities } = home.hero;
  const free = (floor: keyof typeof courts.rooms) => (courts.rooms[floor].booked ? '' : ' floor-plan-free');
  return (
    <ul className="floor-plan" aria-label={plan} data-scenes={hall?.scenes} data-words={hall?.words}>
      {activities.map(({ floor, name, size }) => (
        <li className={`floor-plan-room floor-plan-${floor}${free(floor)}`} key={floor}>
          <button className="floor-plan-open" type="button" popoverTarget={courtSheetId(floor)}>
            <span className="floor-plan-name">
              <b>{name}</b> <small>{size}</small>
            </span>
            <span className="floor-plan-court">
              <Court floor={floor} named you={floor === 'badminton' ? courts.you : undefined} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
