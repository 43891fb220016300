import type { Decision, Field as FieldInfo } from '../messages.ts';
import { Colour, ConflictButtons } from './controls.tsx';
import { close, saveField } from './editing.ts';
import { languageName, translationsOf } from './ids.ts';
import { PictureForm } from './Picture.tsx';
import { change } from './page.ts';
import { getState, setDraft } from './state.ts';
import { inEditorLanguage, nameOf, translate } from './words.ts';

const scrollToAlert = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });
/** Puts the caret where the text was clicked. Otherwise selects all, so that typing replaces it. */
const focus = (input: HTMLTextAreaElement | null) => {
  const { card } = getState();
  input?.focus();
  if (card?.caret === undefined) input?.select();
  else input?.setSelectionRange(card.caret, card.caret);
};

/** Enter saves, and closes a card that was opened for one text; Esc discards. */
function onKeyDown(event: React.KeyboardEvent, id: string): void {
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Escape') setDraft(id, undefined);
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const { card } = getState();
  void saveField(id).then((isSaved) => isSaved && card?.ids.length === 1 && getState().card === card && close());
}

/** To keep the owner's text, its `was` becomes the others' value, so that saving it is no conflict any more. */
function decide(side: Decision, { id, value }: FieldInfo, text: string): void {
  setDraft(id, side === 'mine' ? { was: value, text } : undefined);
  void saveField(id);
}

/** `group`: the group's name, which the label leaves out because the card's heading has it. */
type Props = { field: FieldInfo; group?: string; isTranslation?: boolean; isFocused?: boolean };

export function Field({ field, group, isTranslation, isFocused }: Props) {
  const { id, value, format, description, example } = field;
  if (format === 'picture') return <PictureForm id={id} file={value} />;
  const draft = getState().drafts[id];
  const { was = value, text = value, mistake } = draft ?? {};
  const isCheckbox = format === 'boolean';
  const translations = format === 'string' && !isTranslation ? translationsOf(id) : [];
  const name = nameOf(id);
  const language = isTranslation ? languageName(id) : undefined;
  const attributes = {
    id,
    'aria-label': language ? `${name} (${language})` : name,
    'aria-describedby': `${id}-hint`,
    'aria-invalid': Boolean(mistake),
  };
  const textProps = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => setDraft(id, { was, text: target.value, mistake }),
    onBlur: () => void saveField(id),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{language ?? name.replace(group ? `${group}, ` : '', '')}</label>
      {isCheckbox && (
        <input
          {...attributes}
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => void change('save', { id, was: value, value: target.checked ? 'true' : '' })}
        />
      )}
      {!isCheckbox && (
        <textarea
          {...attributes}
          ref={isFocused ? focus : undefined}
          {...textProps}
          onKeyDown={(event) => onKeyDown(event, id)}
        />
      )}
      <Colour id={id} {...textProps} />
      {!isTranslation && (
        <p className="hint" id={`${id}-hint`}>
          {inEditorLanguage(description)}
          {example && !isCheckbox && ` · ${translate('example')}: ${example}`}
        </p>
      )}
      {mistake && (
        <div role="alert" ref={scrollToAlert}>
          {mistake}
          {was !== value && <ConflictButtons decide={(side) => decide(side, field, text)} />}
        </div>
      )}
      {translations.map((translation) => (
        <Field key={translation.id} field={translation} isTranslation={true} />
      ))}
    </div>
  );
}
