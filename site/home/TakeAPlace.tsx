import './TakeAPlace.deferred.css';
import type { Content } from '../../content/schema.ts';
import { eventValues, fill } from '../screens/eventValues.ts';

/** Features.tsx puts a second, empty label over the button that Join.tsx draws. aria-labelledby names the checkbox by the first. */
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
        <span className="take-a-place-status">{fill(join.taken, eventValues(evening, { moreGuests: 1 }))}</span>
      </p>
    </div>
  );
}
