import './HowItWorks.css';
import './HowItWorks.deferred.css';
import type { Content } from '../../content/schema.ts';
import { Court } from '../courts/Court.tsx';

type Props = Content['home']['howItWorks'];

/** A play on the tactics board: the path meets each step's mark because both are laid out in thirds. */
export function HowItWorks({ title, steps }: Props) {
  return (
    <section className="how-it-works" aria-labelledby="how-it-works">
      <Court floor="futsal" />
      <div className="page">
        <h2 id="how-it-works">{title}</h2>
        <div className="how-it-works-board">
          <svg
            className="how-it-works-play how-it-works-across"
            viewBox="0 0 300 16"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path
              d="M0 11C40 11 60 2 100 2C165 2 160 6 200 6C224 6 230 1 246 1S264 2.5 269 4"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <svg
            className="how-it-works-play how-it-works-down"
            viewBox="0 0 10 300"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M5 0C12 40-2 60 5 100S12 160 5 200S-5 283 25 283" vectorEffect="non-scaling-stroke" />
          </svg>
          <ol className="how-it-works-steps">
            {steps.map((step, index) => (
              <li key={step.title}>
                <svg className="how-it-works-mark" viewBox="0 0 44 44" aria-hidden="true">
                  <path d={marks[index]} />
                </svg>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
          <span className="how-it-works-ball" />
        </div>
      </div>
    </section>
  );
}

/** A player; a player with a line drawn around; two who stand together. */
const marks = [
  'm8 8 28 28m0-28L8 36',
  'm16 16 12 12m0-12L16 28M6 6h8M6 6v8M38 6h-8M38 6v8M6 38v-8M6 38h8M38 38h-8M38 38v-8',
  'M6 22a9 9 0 0 1 18 0 9 9 0 0 1-18 0M22 22a9 9 0 0 1 18 0 9 9 0 0 1-18 0',
];
