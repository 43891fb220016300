import type { ReactNode } from 'react';
import './Field.css';

type Props = {
  label: string;
  name: string;
  type?: 'text' | 'email';
  rows?: number;
  autoComplete?: string;
  defaultValue?: string | undefined;
  readOnly?: boolean;
  /** What is wrong with it, said above it and read out with it. */
  error?: string | undefined;
  /** Said below it, and read out with it. */
  children?: ReactNode;
};

export const fieldId = (name: string) => `field-${name}`;

export function Field({ label, name, type = 'text', rows, error, children, ...input }: Props) {
  const id = fieldId(name);
  const describedBy = [error && `${id}-error`, children && `${id}-note`].filter(Boolean).join(' ') || undefined;
  const shared = {
    id,
    name,
    'aria-required': true,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    ...input,
  };
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      {children ? (
        <div className="field-note" id={`${id}-note`}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
