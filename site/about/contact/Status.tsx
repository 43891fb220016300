import type { Draft } from './draft.ts';
import type { FormWords } from './formWords.ts';
import type { Standing } from './standing.ts';

type Props = {
  words: FormWords;
  standing: Standing;
  language: string;
  restored: boolean;
  /** A message of days ago, which is not brought back without asking. */
  old: Draft | undefined;
  /** Whether this browser keeps drafts; where it does not, the page must stay open. */
  isKept: boolean;
  onBringBack: () => void;
  onDiscard: () => void;
};

/** One line beside the button: what is kept and what happens next. Always there, so that its changes are read out. */
export function Status({ words: { later, sending }, standing, language, old, restored, isKept, ...on }: Props) {
  const isOpen = standing.is === 'open';
  const canDiscard = isOpen && (restored || old);
  const text =
    standing.is === 'waiting'
      ? [later[standing.why], isKept ? '' : later.stay].join(' ')
      : standing.is === 'changed'
        ? later.changed
        : isOpen && old
          ? later.old.replace('{date}', new Date(old.at).toLocaleDateString(language, { dateStyle: 'long' }))
          : canDiscard
            ? later.restored
            : '';
  return (
    <div className="message-form-status">
      <p role="status">
        {/* In an element of its own, as is every text that changes here: translators put theirs in its place. */}
        <span>{text}</span>
        {standing.is === 'sending' ? <span className="visually-hidden">{sending}</span> : null}
      </p>
      {isOpen && old ? (
        <button type="button" className="message-form-discard" onClick={on.onBringBack}>
          {later.bringBack}
        </button>
      ) : null}
      {canDiscard ? (
        <button type="button" className="message-form-discard" onClick={on.onDiscard}>
          {later.discard}
        </button>
      ) : null}
    </div>
  );
}
