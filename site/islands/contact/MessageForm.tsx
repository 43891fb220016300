import './MessageForm.css';
import { fields, type Field as Name } from '../../../contract/contact.ts';
import { answerAnchor } from '../../../contract/contactState.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { CharacterCount } from './CharacterCount.tsx';
import type { MessageFormProps } from './formProps.ts';
import { NotSent } from './NotSent.tsx';
import { OtherWays } from './OtherWays.tsx';
import { StatusLine } from './StatusLine.tsx';
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
  const { words, state, start, owner, language, action } = props;
  const { form, values, errors, status, ...on } = useMessage(props);
  const firstWrong = fields.find((name) => errors[name]);
  const ways = { words: words.failed, owner, values };
  return (
    <form
      className="message-form"
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onSubmit={on.onSubmit}
      onInput={on.onInput}
    >
      {fields.map((name) => (
        <Field
          {...{ name, ...inputs[name] }}
          key={name}
          // The page that answers a form without script opens there, with the focus in it.
          {...(name === firstWrong && { id: answerAnchor })}
          label={words[name]}
          error={errors[name]}
          defaultValue={(start ?? state).values?.[name] ?? ''}
        >
          {name === 'message' ? (
            <CharacterCount words={words} field={name} value={values[name]} language={language} />
          ) : null}
        </Field>
      ))}
      <Trap label={words.trap} />
      <p className="message-form-privacy">{words.privacy}</p>
      <div className="message-form-end">
        <Button type="submit" look="optic" busy={status.is === 'sending'} busyLabel={words.sending}>
          {status.is === 'waiting' ? words.later.again : words.submit}
        </Button>
        <StatusLine words={words} status={status} isWrong={firstWrong !== undefined} onDiscard={on.onDiscard} />
      </div>
      {status.is === 'failed' ? <NotSent {...ways} failure={status.failure} /> : null}
      {status.is === 'waiting' && status.tries >= triesBeforeOtherWays ? (
        <OtherWays {...ways} onTaken={on.onOtherWay} />
      ) : null}
    </form>
  );
}
