import type { Ref } from 'react';
import { fields } from '../../../contract/contact.ts';
import { fieldId } from '../../ui/Field.tsx';
import type { ErrorTexts } from './words.ts';

type Props = { title: string; errors: ErrorTexts; ref?: Ref<HTMLDivElement> };

/** What is wrong, as links to where. It takes the focus, by autofocus where no script can give it. */
export function ErrorSummary({ title, errors, ref }: Props) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is only here because something is wrong, and this says what
    <div className="form-alert" ref={ref} tabIndex={-1} autoFocus>
      <div role="alert">
        <h3>{title}</h3>
        <ul>
          {fields.map((field) =>
            errors[field] ? (
              <li key={field}>
                <a href={`#${fieldId(field)}`}>{errors[field]}</a>
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </div>
  );
}
