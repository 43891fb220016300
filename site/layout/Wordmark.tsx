import { Mark } from '../brand/Mark.tsx';

export const Wordmark = ({ name }: { name: string }) => (
  <span className="wordmark">
    <Mark size={28} />
    {name.toLowerCase()}
  </span>
);
