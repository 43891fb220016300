import { fields } from '../../../contract/contact.ts';
import { fieldId } from '../../ui/Field.tsx';
import { Alert, type AlertRef } from './Alert.tsx';
import type { ErrorTexts } from './formWords.ts';

type Props = { title: string; errors: ErrorTexts; ref: AlertRef };

/** What is wrong, as links to where. */
export function ErrorSummary({ title, errors, ref }: Props) {
  const wrong = fields.filter((field) => errors[field]);
  const links = wrong.map((field) => (
    <li key={field}>
      <a href={`#${fieldId(field)}`}>{errors[field]}</a>
    </li>
  ));
  return <Alert ref={ref} title={title} said={<ul>{links}</ul>} />;
}
