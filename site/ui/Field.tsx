import './Field.css';

type Props = {
  label: string;
  name: string;
  type?: 'text' | 'email';
  rows?: number;
  autoComplete?: string;
  defaultValue?: string | undefined;
};

export function Field({ label, name, type = 'text', rows, ...input }: Props) {
  const id = `field-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea id={id} name={name} rows={rows} {...input} />
      ) : (
        <input id={id} name={name} type={type} {...input} />
      )}
    </div>
  );
}
