import type { ReactNode } from 'react';
import type { Content } from '../../content/schema.ts';
import { fields } from '../../contract/contact.ts';
import { NotSent } from '../islands/contact/NotSent.tsx';
import { Sent } from '../islands/contact/Sent.tsx';
import { Field } from '../ui/Field.tsx';

const failures = ['tooMany', 'notStored', 'tooLarge', 'unreadable', 'otherSite', 'keyReused', 'noServer'] as const;
const values = { name: 'Dewi', email: 'dewi@example.com', message: 'Halo' };

/** What the contact form answers: what no page shows until something has been sent, or has failed. */
export function answers({ form, facts }: Content, theme: string): Record<string, ReactNode> {
  const owner = { name: facts.name, email: facts.contact.email.text, phone: facts.contact.phone.text };
  const wrong = fields.flatMap((field) =>
    Object.entries(form.errors[field]).map(
      ([code, error]) => [`Field, wrong: ${field}, ${code}`, { field, code, error }] as const,
    ),
  );
  return {
    Sent: <Sent words={form.sent} receipt="K7M2-9QXA" formHref="#" takesFocus={false} onAnother={() => {}} />,
    ...Object.fromEntries(
      // Inert, because an alert takes the focus, and there are several here.
      failures.map((failure) => [
        `Not sent: ${failure}`,
        <div key={failure} inert>
          <NotSent words={form.failed} {...{ owner, failure, values }} />
        </div>,
      ]),
    ),
    ...Object.fromEntries(
      wrong.map(([title, { field, code, error }]) => [
        title,
        <Field key={title} label={field} name={`${field}-${code}-${theme}`} error={error} />,
      ]),
    ),
  };
}
