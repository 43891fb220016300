import { Mark } from '../brand/Mark.tsx';

export function Wordmark({ name }: { name: string }) {
  return (
    <span className="wordmark">
      <Mark size={28} />
      {name.toLowerCase()}
    </span>
  );
}
