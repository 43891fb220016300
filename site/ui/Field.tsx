import './Field.css';

type Props = {
  label: string;
  name: string;
  type?: 'text' | 'email';
  rows?: number;
  autoComplete?: string;
  isOptional?: boolean;
  defaultValue?: string | undefined;
  id?: string;
  error?: string | undefined;
};

export function Field({ label, name, id = `field-${name}`, type = 'text', rows, isOptional, error, ...input }: Props) {
  const attributes = {
    id,
    name,
    dir: 'auto',
    // With `required` the browser would show its own message and not ours.
    'aria-required': !isOptional,
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': error ? true : undefined,
    ...input,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea rows={rows} {...attributes} /> : <input type={type} {...attributes} />}
      <div className="field-error">{error ? <p id={`${id}-error`}>{error}</p> : null}</div>
    </div>
  );
}
