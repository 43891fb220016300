import type { Standing } from './standing.ts';
import type { FormWords } from './words.ts';

type Props = {
  words: FormWords;
  standing: Standing;
  restored: boolean;
  /** Whether this browser keeps drafts; where it does not, the page must stay open. */
  isKept: boolean;
  onDiscard: () => void;
};

/** One line beside the button: what is kept and what happens next. Always there, so that its changes are read out. */
export function Status({ words: { later, sending }, standing, restored, isKept, onDiscard }: Props) {
  const canDiscard = standing.is === 'open' && restored;
  const text =
    standing.is === 'waiting'
      ? [later[standing.why], isKept ? '' : later.stay].join(' ')
      : standing.is === 'changed'
        ? later.changed
        : canDiscard
          ? later.restored
          : '';
  return (
    <div className="message-form-status">
      <p role="status">
        {text}
        {standing.is === 'sending' ? <span className="visually-hidden">{sending}</span> : null}
      </p>
      {canDiscard ? (
        <button type="button" className="message-form-discard" onClick={onDiscard}>
          {later.discard}
        </button>
      ) : null}
    </div>
  );
}
