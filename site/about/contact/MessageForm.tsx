import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import type { ContactFormProps } from '../ContactForm.island.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { NotSent } from './NotSent.tsx';
import { Trap } from './Trap.tsx';
import { errorTexts } from './words.ts';

type Props = Omit<ContactFormProps, 'formHref'> & {
  onSent: (sent: { receipt: string; takesFocus: boolean }) => void;
};

/** A plain form first: it posts, so nothing that was typed ever stands in the address bar. */
export function MessageForm({ words, state, owner, language, action }: Props) {
  const values = state.values ?? { name: '', email: '', message: '' };
  const errors = errorTexts(state.errors ?? {}, words, language);
  return (
    <form className="contact-form" method="post" action={action} encType="multipart/form-data" noValidate>
      {state.errors ? <ErrorSummary title={words.errors.title} errors={errors} /> : null}
      <Field label={words.name} name="name" autoComplete="name" defaultValue={values.name} error={errors.name} />
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={values.email}
        error={errors.email}
      />
      <Field label={words.message} name="message" rows={3} defaultValue={values.message} error={errors.message} />
      <Trap label={words.trap} />
      <p className="contact-form-privacy">{words.privacy}</p>
      {state.failed ? <NotSent words={words.failed} failure={state.failed} owner={owner} values={values} /> : null}
      <Button type="submit" look="optic">
        {words.submit}
      </Button>
    </form>
  );
}
