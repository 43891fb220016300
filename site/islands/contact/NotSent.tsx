import './NotSent.css';
import { answerAnchor, type Failure } from '../../../contract/contactState.ts';
import { OtherWays, type WaysProps } from './OtherWays.tsx';

type Props = WaysProps & { failure: Failure | 'noServer' };

/** Says that it was not sent and why, and offers the ways that do not need our server. */
export function NotSent({ failure, ...ways }: Props) {
  const { title, [failure]: reason } = ways.words;
  return (
    // It has a name, because Orca does not read out the alert within it when it takes the focus.
    <section className="not-sent" id={answerAnchor} aria-label={title} tabIndex={-1}>
      <div role="alert">
        <h3>{title}</h3>
        <p>{reason}</p>
      </div>
      {/* What has reached us once needs no other way, and what is too long for us is too long for a link. */}
      {failure === 'keyReused' || failure === 'tooLarge' ? null : <OtherWays {...ways} />}
    </section>
  );
}
