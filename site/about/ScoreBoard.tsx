import './ScoreBoard.css';
import type { Content } from '../../content/schema.ts';

export const ScoreBoard = ({ label, items }: Content['about']['statistics']) => (
  <section className="score-board" aria-label={label}>
    <dl className="score-board-tiles page">
      {items.map(({ figure, label: figureLabel }) => (
        <div className="score-board-tile" key={figureLabel}>
          <dt>{figureLabel}</dt>
          <dd className={figure.length > 4 ? 'score-board-long-figure' : undefined}>{figure}</dd>
        </div>
      ))}
    </dl>
  </section>
);
