import { ink, line, shade } from './strokes.ts';

/** Reza, small: the cap tells the game. */
export function FaceSoftball() {
  return (
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <path fill="var(--dirt)" d="M0 0h80v80H0z" />
      <path {...line} d="M-4 34 34-4M46-4 84 34" />
      <path fill="var(--teak)" d="M32 48h22v22H32z" />
      <path fill="var(--chalk)" d="M4 80c2-12 10-17 26-20q12 16 26 0c14 3 18 8 20 20z" />
      <path fill="var(--pitch)" d="M30 60q12 16 26 0l4 1-10 19H40L27 61z" />
      <path fill="var(--teak)" d="M22 26h36v6c7-3 8 10 0 11-1 11-7 21-18 21-8 0-16-8-17-20z" />
      <path {...shade} d="M22 27h36v5c7-3 8 10 0 11-1 11-7 21-18 21 6-6 10-14 10-24l4-6-16 0-4 12-6 2 4-14-10-1z" />
      <path fill="var(--pitch)" d="M21 28C18 12 28 3 42 3s23 12 17 30l-9-5z" />
      <path {...shade} d="M42 3c14 0 23 12 17 30l-8-3c3-12-2-22-9-27z" />
      <path fill="var(--pitch)" d="M4 33c8-10 26-13 55-5l0 5c-20-4-37-6-55 0z" />
      <path {...ink} d="M25 39h4M39 39h6" />
      <path fill="var(--chalk)" d="M27 52q9 1 15-3-1 7-8 8-5 0-7-5z" />
      <circle cx="31" cy="17" r="4" fill="var(--optic)" />
    </svg>
  );
}
