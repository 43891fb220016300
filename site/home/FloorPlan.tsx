import './FloorPlan.css';
import './FloorPlanHall.css';
import './FloorPlanWide.css';
import type { Content } from '../../content/schema.ts';
import { Court } from '../courts/Court.tsx';
import { getAppId } from '../layout/GetApp.tsx';

type Props = { label: string; activities: Content['home']['hero']['activities'] };

/** One building with twelve rooms. A tap on a hobby leads to the app, where its events are. */
export function FloorPlan({ label, activities }: Props) {
  return (
    <ul className="floor-plan" aria-label={label}>
      {activities.map(({ floor, name, size }) => (
        <li className={`floor-plan-room floor-plan-${floor}`} key={floor}>
          <button className="floor-plan-open" type="button" popoverTarget={getAppId}>
            <span className="floor-plan-court">
              <Court floor={floor} />
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
