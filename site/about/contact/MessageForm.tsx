import './MessageForm.css';
import { fields, type Field as Name } from '../../../contract/contact.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { CharacterCount } from './CharacterCount.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { MessageFormProps } from './formProps.ts';
import { NotSent } from './NotSent.tsx';
import { OtherWays } from './OtherWays.tsx';
import { Status } from './Status.tsx';
import { isUnderWay } from './standing.ts';
import { Trap } from './Trap.tsx';
import { useMessage } from './useMessage.ts';

const triesBeforeOtherWays = 3;
const inputs = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  message: { rows: 3 },
} as const satisfies Record<Name, object>;

/** A plain form first: it posts, so nothing that was typed ever stands in the address bar. */
export function MessageForm(props: MessageFormProps) {
  const { words, state, owner, language, action } = props;
  const { form, alert, errors, standing, values, ...message } = useMessage(props);
  const readOnly = isUnderWay(standing);
  const ways = { words: words.failed, owner, values };
  return (
    <form
      className="message-form"
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onSubmit={message.onSubmit}
      onInput={message.onInput}
    >
      {Object.keys(errors).length > 0 ? <ErrorSummary ref={alert} title={words.errors.title} errors={errors} /> : null}
      {fields.map((name) => (
        <Field
          {...{ name, readOnly, ...inputs[name] }}
          key={name}
          label={words[name]}
          error={errors[name]}
          defaultValue={state.values?.[name] ?? ''}
        >
          {'rows' in inputs[name] ? (
            <CharacterCount words={words} field={name} value={values[name]} language={language} />
          ) : null}
        </Field>
      ))}
      <Trap label={words.trap} />
      <p className="message-form-privacy">{words.privacy}</p>
      {standing.is === 'failed' ? <NotSent ref={alert} {...ways} failure={standing.failure} /> : null}
      <div className="message-form-end">
        <Button type="submit" look="optic" busy={readOnly} busyLabel={words.sending}>
          {standing.is === 'waiting' ? words.later.again : words.submit}
        </Button>
        <Status
          words={words}
          standing={standing}
          language={language}
          restored={message.restored}
          old={message.old}
          isKept={message.isKept}
          onBringBack={message.bringBack}
          onDiscard={message.discard}
        />
      </div>
      {standing.is === 'waiting' && standing.tries >= triesBeforeOtherWays ? (
        <OtherWays {...ways} onTaken={message.onOtherWay} />
      ) : null}
    </form>
  );
}
