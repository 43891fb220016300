import './FloorPlan.css';
import './FloorPlanHall.css';
import './FloorPlanWide.css';
import type { Content } from '../../content/schema.ts';
import { Court } from '../courts/Court.tsx';
import { courtSheetId } from './CourtSheet.tsx';

type Props = { label: string; activities: Content['home']['hero']['activities']; scenes: string | undefined };

/** One building with twelve rooms. A press leads onto the court: CourtSheet. */
export function FloorPlan({ label, activities, scenes }: Props) {
  return (
    <ul className="floor-plan" aria-label={label} data-scenes={scenes}>
      {activities.map(({ floor, name, size }) => (
        <li className={`floor-plan-room floor-plan-${floor}`} key={floor}>
          <button className="floor-plan-open" type="button" popoverTarget={courtSheetId(floor)}>
            <span className="floor-plan-court">
              <Court floor={floor} named />
            </span>
            <span className="floor-plan-name">
              <b>{name}</b> <small>{size}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
