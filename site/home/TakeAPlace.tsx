import './TakeAPlace.deferred.css';
import type { Content } from '../../content/schema.ts';
import { figures, fill } from '../screens/figures.ts';

/** The button of the join screen, which works. What it changes in every screen is told to a screen reader here. */
export function TakeAPlace({ evening }: { evening: Content['evening'] }) {
  const { take, taken, giveBack } = evening.join;
  return (
    <div className="take-a-place">
      <label className="take-a-place-button">
        <input type="checkbox" />
        <span className="taken">
          <span className="taken-part">{take}</span>
          <span className="taken-part">{giveBack}</span>
        </span>
      </label>
      <p className="visually-hidden" role="status">
        <span className="take-a-place-told">{fill(taken, figures(evening, 1))}</span>
      </p>
    </div>
  );
}
