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
};

export function Field({ label, name, id = `field-${name}`, type = 'text', rows, error, ...input }: Props) {
  const shared = {
    id,
    name,
    dir: 'auto',
    'aria-required': true,
    'aria-describedby': error ? `${id}-error` : undefined,
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
      </div>
    </div>
  );
}
