/** Two courts overlapping: people of one hobby meet where the lines cross. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
        <rect width="28" height="28" rx="7" fill="currentColor" />
        <g fill="none" stroke="var(--optic)" strokeWidth="2.2">
          <circle cx="11" cy="14" r="5.4" />
          <circle cx="17" cy="14" r="5.4" />
        </g>
      </svg>
      {name.toLowerCase()}
    </span>
  );
}
