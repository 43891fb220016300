/** The logo of the app for people who run a place. */
export const HostAppLogo = ({ size }: { size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <rect width="32" height="32" rx="7" fill="var(--navy)" />
    <path d="M9.5 26v-8.5a8.5 8.5 0 0 1 8.5 8.5" fill="none" stroke="var(--chalk)" />
    <path d="M17 6H8v10h16v10h-6M10 26H4" fill="none" stroke="var(--chalk)" strokeWidth="4" />
    <path d="M6 24H0v1a7 7 0 0 0 .7 3H6" fill="var(--chalk)" />
    <circle cx="24" cy="7" r="4" fill="var(--accent)" />
  </svg>
);
