import './ScoreBoard.css';
import type { Content } from '../../content/schema.ts';

export function ScoreBoard({ label, items }: Content['about']['statistics']) {
  return (
    <section className="score-board" aria-label={label}>
      <dl className="score-board-tiles page">
        {items.map((item) => (
          <div className="score-board-tile" key={item.label}>
            <dt>{item.label}</dt>
            <dd className={item.figure.length > 4 ? 'score-board-long' : undefined}>
              {item.figure.startsWith('+') ? <span className="score-board-plus">+</span> : null}
              {item.figure.replace(/^\+/, '')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
