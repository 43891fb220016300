import './TakeAPlace.deferred.css';
import type { Content } from '../../content/schema.ts';
import { eventValues, fillIn } from '../screens/eventValues.ts';

/**
 * The checkbox has two labels: the one below, and an empty one that Features.tsx puts over the button drawn by Join.tsx.
 * With aria-labelledby the checkbox gets its name only from the label below.
 */
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
      {/* CSS displays the text once the box is checked; then screen readers say it. */}
      <p className="visually-hidden" role="status">
        <span className="take-a-place-status">{fillIn(join.taken, eventValues(evening, { withVisitor: true }))}</span>
      </p>
    </div>
  );
}
