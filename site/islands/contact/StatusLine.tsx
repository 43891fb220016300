import type { FormWords } from './formWords.ts';
import type { Status } from './useMessage.ts';

type Props = { words: FormWords; status: Status; isWrong: boolean; onDiscard: () => void };

/** One line beside the button: what is kept and what happens next. Always there, so that its changes are read out. */
export function StatusLine({ words: { later, errors, sending }, status, isWrong, onDiscard }: Props) {
  const isRestored = status.is === 'idle' && status.note === 'restored';
  const why = status.is === 'sending' || status.is === 'waiting' ? status.why : undefined;
  const note = status.is === 'idle' ? status.note : undefined;
  const text = isWrong ? errors.title : why ? later[why] : note ? later[note] : '';
  return (
    <div className="message-form-status">
      <p role="status">
        {/* In an element of its own, as is every text that changes here: translators put theirs in its place. */}
        <span>{text}</span>
        {status.is === 'sending' ? <span className="visually-hidden">{sending}</span> : null}
      </p>
      {isRestored ? (
        <button type="button" className="message-form-discard" onClick={onDiscard}>
          {later.discard}
        </button>
      ) : null}
    </div>
  );
}
