import { line, shade } from './strokes.ts';

/** Citra: basketball, a track jacket, the three-point line going on behind her. */
export function TeamCmo() {
  return (
    <svg viewBox="0 0 160 200" aria-hidden="true">
      <path fill="var(--wood)" d="M0 0h160v200H0z" />
      <path {...line} d="M-10 20 170 70M-10 150c30-130 170-130 190 20M-10 96l180 50" />
      <path fill="var(--pitch)" d="M2 200c2-34 20-46 44-50h68c24 6 42 16 44 50z" />
      <path
        stroke="var(--chalk)"
        strokeWidth="4"
        fill="none"
        d="M12 200c0-18 6-28 14-36M21 200c0-14 4-22 11-30M148 200c0-18-6-28-14-36"
      />
      <path
        fill="var(--navy)"
        d="M36 84c-6-46 20-72 50-72 30 0 48 28 42 64 0 22-4 36-12 48 14 10 20 28 14 46-24 20-66 18-88 0-10-16-6-32 4-44-6-14-9-26-10-42z"
      />
      <path
        {...shade}
        d="M116 124c14 10 20 28 14 46-10 8-26 14-42 14 20-16 28-34 28-60zM86 12c30 0 48 28 42 64 0 22-4 36-12 48 4-50 6-90-30-112z"
      />
      <path fill="var(--pool)" d="M57 86c-3-36 14-50 33-49 19 0 25 16 23 36z" />
      <path
        fill="var(--langsat)"
        d="M58 88c0-24 10-42 30-42 15 0 23 10 24 26l-2 10 3 13c0 16-4 29-12 36-7 6-17 6-24 1-12-9-19-24-19-44z"
      />
      <path {...shade} d="M95 78l8 22-11 4zM110 82l3 13c0 16-4 29-12 36-4 4-9 5-14 4 12-9 17-22 17-35l4-15z" />
      <path
        fill="var(--hair)"
        d="M65 73c5-7 15-7 21-1-6-2-15-2-21 1zM96 73c3-4 8-4 12-1-4-1-8 0-12 1zM64 85c8-5 16-5 23 2-6 4-14 4-19 0zM96 87c3-5 8-5 12-2-1 4-8 5-12 2z"
      />
      <g fill="var(--chalk)">
        <circle cx="78" cy="85" r="1.200" />
        <circle cx="102" cy="85" r="1" />
      </g>
      <path fill="var(--lip)" d="M75 108c8 2 12 0 18 2 3-1 7-1 10 0-2 9-8 12-13 11-6-1-12-5-15-13z" />
      <path fill="var(--chalk)" d="M78 110c8 2 15 1 22 1-2 5-6 6-10 5-5 0-9-2-12-6z" />
      <path {...line} d="M58 128c14 18 34 20 52 2M47 142c20 22 52 24 80 4" />
      <path {...line} d="M58 34c-10 12-14 30-12 52" />
      <circle cx="21" cy="29" r="9" fill="var(--optic)" />
    </svg>
  );
}
