export const CloseIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="m2 2 12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="2.5" />
  </svg>
);
