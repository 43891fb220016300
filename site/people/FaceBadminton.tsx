import { ink, line, shade } from './strokes.ts';

/** Nadia, small: few and large shapes, because she is seen at 64 px. */
export function FaceBadminton() {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path fill="var(--court)" d="M0 0h80v80H0z" />
      <path {...line} d="M-5 24 85 8M12-5 24 80" />
      <path fill="var(--hair)" d="M18 66C8 30 20 6 42 6s32 24 20 60z" />
      <path fill="var(--honey)" d="M32 50h18v20H32z" />
      <path fill="var(--clay)" d="M4 80c2-14 12-17 26-20q11 14 22 0c14 3 22 6 24 20z" />
      <path fill="var(--honey)" d="M30 26h24l5 12v5c0 11-9 19-18 19s-18-8-18-19v-5z" />
      <path {...shade} d="M45 26l-4 12 5 10-5 2v12l11-2c14 3 22 6 24 20H46l2-22c5-3 9-9 9-14V26z" />
      <path fill="var(--hair)" d="M22 44c-2-16 6-28 22-28s20 14 18 28c-3-6-6-10-8-14-10 2-24 0-27 2-2 3-4 9-5 14z" />
      <path {...ink} d="M28 41q4-4 8 0M46 41q4-4 8 0" />
      <path fill="var(--chalk)" d="M32 50q9 2 18 0-2 8-9 8t-9-8z" />
      <circle cx="22" cy="56" r="3" fill="var(--optic)" />
    </svg>
  );
}
