import './HowItWorks.deferred.css';
import './HowItWorksPath.deferred.css';
import type { Content } from '../../content/schema.ts';
import type { Pictures } from '../assets.ts';

type Props = Content['home']['howItWorks'] & { pictures: Pictures };

export const HowItWorks = ({ title, steps, pictures }: Props) => (
  <section className="how-it-works" aria-labelledby="how-it-works">
    <div className="page">
      <h2 id="how-it-works">{title}</h2>
      <div className="how-it-works-board">
        <ol className="how-it-works-steps">
          {steps.map((step, index) => (
            <li key={step.title}>
              <img src={`${pictures['steps']?.src}#step-${index + 1}`} alt="" width="380" height="200" loading="lazy" />
              <h3>{step.title}</h3>
              <p>{step.text}</p>
              {index === steps.length - 1 ? <span className="how-it-works-ball" /> : null}
            </li>
          ))}
        </ol>
        {/* The gaps cover the drawings' walls where the path crosses them. */}
        <svg className="how-it-works-path" viewBox="0 0 1000 269" aria-hidden="true">
          <path className="how-it-works-gaps" d="M345.6 71v22M654.4 123v22M689.6 123v22" />
          <path d="M180 82H352C410 82 415 127 440 130M500 143C560 165 620 134 660 134H692C730 134 780 118 838 150" />
        </svg>
      </div>
    </div>
  </section>
);
