/// <reference lib="esnext.typedarrays" /> (for toBase64)
import { useState } from 'react';
import { brandMarkId, type Decision, type Field as FieldInfo } from '../protocol.ts';
import { Button, ColourPicker, ConflictButtons } from './controls.tsx';
import { close, saveField } from './editing.ts';
import { inEditorLanguage, languageName, nameOf, nameWithLanguage, translate, translationsOf } from './names.ts';
import { queueChange } from './page.ts';
import { getState, setDraft, setState } from './state.ts';

const scrollToAlert = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });
const focus = (input: HTMLTextAreaElement | null) => {
  const { caret } = getState().card ?? {};
  input?.focus();
  input?.setSelectionRange(caret ?? 0, caret ?? input.value.length);
};

async function onKeyDown(event: React.KeyboardEvent, id: string): Promise<void> {
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Escape') setDraft(id, undefined);
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const { card } = getState();
  const isSaved = await saveField(id);
  if (isSaved && card?.ids.length === 1 && card === getState().card) close();
}

type Props = { field: FieldInfo; isTranslation?: boolean; isFocused?: boolean };

export function Field({ field, isTranslation = false, isFocused }: Props) {
  const { id, value, format, description, example } = field;
  if (format === 'picture') return <PictureForm id={id} file={value} />;
  const { was = value, text = value, mistake } = getState().drafts[id] ?? {};
  const name = isTranslation ? nameWithLanguage(id) : nameOf(id);
  const attributes = { id, 'aria-label': name, 'aria-describedby': `${id}-hint`, 'aria-invalid': Boolean(mistake) };
  const textProps = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => setDraft(id, { was, text: target.value, mistake }),
    onBlur: () => void saveField(id),
  };
  const decide = (side: Decision) => {
    // 'mine': `was` becomes the value that somebody else saved, so saving overwrites it without a conflict.
    setDraft(id, side === 'mine' ? { was: value, text } : undefined);
    void saveField(id);
  };
  return (
    <div className="field">
      {/* The card's heading names the group, so the label names only the field. */}
      <label htmlFor={id}>{isTranslation ? languageName(id) : nameOf(id.replace(/^.*(?=\.)/, ''))}</label>
      {format === 'boolean' ? (
        <input
          {...attributes}
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => void queueChange('save', { id, was: value, value: target.checked ? 'true' : '' })}
        />
      ) : (
        <textarea
          {...attributes}
          {...textProps}
          ref={isFocused ? focus : null}
          onKeyDown={(event) => void onKeyDown(event, id)}
        />
      )}
      <ColourPicker id={id} {...textProps} />
      {!isTranslation && (
        <p className="hint" id={`${id}-hint`}>
          {inEditorLanguage(description)}
          {example && format !== 'boolean' && ` · ${translate('example')}: ${example}`}
        </p>
      )}
      {mistake && (
        <div role="alert" ref={scrollToAlert}>
          {mistake}
          {was !== value && <ConflictButtons decide={decide} />}
        </div>
      )}
      {format === 'string' &&
        !isTranslation &&
        translationsOf(id).map((each) => <Field key={each.id} field={each} isTranslation={true} />)}
    </div>
  );
}

function PictureForm({ id, file }: { id: string; file: string }) {
  const [mistake, setMistake] = useState<string>();
  const isBrandMark = id === brandMarkId;
  const save = async (chosen: File | null) => {
    if (/\.hei[cf]$/i.test(chosen?.name ?? '')) return setMistake(translate('heic'));
    const base64 = chosen && new Uint8Array(await chosen.arrayBuffer()).toBase64();
    const refusal = await queueChange('picture', { id, file: base64 });
    setMistake(refusal);
    if (refusal) setState({ status: translate('notSaved') });
  };
  return (
    <section>
      <label>
        {translate(isBrandMark ? 'chooseBrandMark' : 'choosePhotograph')}
        <input type="file" accept="image/*" onChange={({ target: { files } }) => files?.[0] && void save(files[0])} />
      </label>
      {mistake && <p role="alert">{mistake}</p>}
      {file && <img src={`/content/images/${file}`} alt="" />}
      {file && <Button label={isBrandMark ? 'removeBrandMark' : 'removePhotograph'} onClick={() => void save(null)} />}
    </section>
  );
}
