import { Mark } from './Mark.tsx';

/** The mark as the host sees it: the same lines are the walls of two rooms, drawn as on a building plan, door and all. */
export function HostAppLogo({ size }: { size?: number }) {
  return (
    <Mark
      {...(size ? { size } : {})}
      floor="var(--navy)"
      lines="M17 6H8v10h16v10h-6M10 26H4"
      fineLines="M9.5 26v-8.5a8.5 8.5 0 0 1 8.5 8.5"
    />
  );
}
