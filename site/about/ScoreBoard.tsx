import './ScoreBoard.css';
import type { Content } from '../../content/schema.ts';

export function ScoreBoard({ label, items }: Content['about']['statistics']) {
  return (
    <section className="score-board" aria-label={label}>
      <dl className="score-board-tiles page">
        {items.map((item) => (
          <div className="score-board-tile" key={item.label}>
            <dt>{item.label}</dt>
            <dd>{item.figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
