import type { ReactNode } from 'react';
import './Field.css';

type Props = {
  label: string;
  name: string;
  type?: 'text' | 'email';
  rows?: number;
  autoComplete?: string;
  defaultValue?: string | undefined;
  id?: string;
  error?: string | undefined;
  children?: ReactNode;
};

export function Field({ label, name, id = `field-${name}`, type = 'text', rows, error, children, ...input }: Props) {
  const describedBy = [error && `${id}-error`, children && `${id}-note`].filter(Boolean).join(' ') || undefined;
  const shared = {
    id,
    name,
    dir: 'auto',
    'aria-required': true,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    ...input,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      <div className="field-foot">
        {error ? (
          <p className="field-error" id={`${id}-error`}>
            {error}
          </p>
        ) : null}
        {children ? <div id={`${id}-note`}>{children}</div> : null}
      </div>
    </div>
  );
}
