import { trapField } from '../../../contract/contactState.ts';

/** For programs that fill in every field. Nobody sees it, hears it or comes to it by keyboard. */
export function Trap({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
