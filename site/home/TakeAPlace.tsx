import { fillIn } from '../../contract/fillIn.ts';
import './TakeAPlace.deferred.css';
import type { Content } from '../../content/schema.ts';
import { eventValues } from '../screens/eventValues.ts';

/** Features.tsx gives the checkbox a second, empty label. aria-labelledby leaves that label out. */
export const takeAPlaceId = 'take-a-place';

export function TakeAPlace({ evening }: { evening: Content['evening'] }) {
  const { join, dashboard } = evening;
  return (
    <div className="take-a-place">
      <label>
        <input type="checkbox" id={takeAPlaceId} aria-labelledby={`${takeAPlaceId}-name`} />
        <span id={`${takeAPlaceId}-name`}>
          <b className="take-a-place-free">{join.take}</b>
          <b className="take-a-place-taken">{dashboard.youAreIn}</b>{' '}
          <span className="take-a-place-undo">{join.giveBack}</span>
        </span>
      </label>
      <p className="visually-hidden" role="status">
        <span className="take-a-place-status">{fillIn(join.taken, eventValues(evening, { withVisitor: true }))}</span>
      </p>
    </div>
  );
}
