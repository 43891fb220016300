import { type Field as FieldName, fields, requiredFields } from '../../../contract/contact.ts';
import { honeypotField, resultAnchor } from '../../../contract/contactState.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { EmailOrWhatsApp, FailureNotice } from './EmailOrWhatsApp.tsx';
import { type MessageFormProps, useMessage } from './useMessage.ts';

const triesBeforeEmailOrWhatsApp = 3;
const inputs = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  message: { rows: 3 },
} as const satisfies Record<FieldName, object>;

export function MessageForm(props: MessageFormProps) {
  const { words, serverState, messageAtHydration, owner, action } = props;
  const { form, values, errors, status, onSubmit, onInput, onEmailOrWhatsApp } = useMessage(props);
  const invalidFields = fields.filter((name) => errors[name]);
  const emailOrWhatsAppProps = { words: words.failed, owner, values };
  const notes = { ...words.waiting, restored: words.restored };
  const note = status.noteKey ? notes[status.noteKey] : '';
  return (
    <form
      className="message-form"
      ref={form}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {fields.map((name) => (
        <Field
          key={name}
          name={name}
          {...inputs[name]}
          isOptional={!requiredFields.includes(name)}
          // Without script the address of the server's answer ends with #contact-result, so the browser scrolls to this field.
          {...(name === invalidFields[0] && { id: resultAnchor })}
          label={words[name]}
          error={errors[name]}
          defaultValue={(messageAtHydration ?? serverState).values?.[name] ?? ''}
        />
      ))}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {words.honeypot}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="message-form-privacy">{words.privacy}</p>
      <div className="message-form-end">
        <Button type="submit" variant="accent" isBusy={status.type === 'sending'} busyLabel={words.sending}>
          {status.type === 'waiting' ? words.waiting.again : words.submit}
        </Button>
        {/* Screen readers announce only a change in an existing paragraph, so this one is always rendered. Browsers that translate replace text nodes, so each text has an element. */}
        <p className="message-form-status" role="status">
          <span>{invalidFields.length > 0 ? words.errors.title : note}</span>
          {status.type === 'sending' ? <span className="visually-hidden">{words.sending}</span> : null}
        </p>
      </div>
      {status.type === 'failed' ? <FailureNotice {...emailOrWhatsAppProps} reason={status.reason} /> : null}
      {'tries' in status && status.tries >= triesBeforeEmailOrWhatsApp ? (
        <EmailOrWhatsApp {...emailOrWhatsAppProps} onClick={onEmailOrWhatsApp} />
      ) : null}
    </form>
  );
}
