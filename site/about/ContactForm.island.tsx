import type { Content } from '../../content/schema.ts';
import type { ContactState } from '../../contract/contactState.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';

type Props = { words: Content['form']; state: ContactState };

/** A plain form first: it posts, so nothing that was typed ever stands in the address bar. */
export function ContactForm({ words, state: { values } }: Props) {
  return (
    <form className="contact-form" method="post" action="/api/contact">
      <Field label={words.name} name="name" autoComplete="name" defaultValue={values?.name} />
      <Field label={words.email} name="email" type="email" autoComplete="email" defaultValue={values?.email} />
      <Field label={words.message} name="message" rows={3} defaultValue={values?.message} />
      <p className="contact-form-privacy">{words.privacy}</p>
      <Button type="submit" look="optic">
        {words.submit}
      </Button>
    </form>
  );
}
