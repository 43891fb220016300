/** A place that is kept for somebody, dashed as the place for you is. */
export function Somebody() {
  const dashed = {
    fill: 'none',
    stroke: 'var(--optic)',
    strokeWidth: 3,
    strokeDasharray: '6 5',
    strokeLinecap: 'round',
  } as const;
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path fill="var(--court)" d="M0 0h80v80H0z" />
      <circle {...dashed} cx="40" cy="32" r="15" />
      <path {...dashed} d="M10 80c2-15 13-24 30-24s28 9 30 24" />
    </svg>
  );
}
