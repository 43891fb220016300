import { ink, line, shade } from './strokes.ts';

/** Ayu: badminton, the racket over her shoulder, the corner of a court behind her. */
export function TeamCeo() {
  return (
    <svg viewBox="0 0 160 200" aria-hidden="true">
      <path fill="var(--court)" d="M0 0h160v200H0z" />
      <path {...line} d="M-9 46 170 6M-4 74 175 34M22-9 68 200M37-9 83 200" />
      <g stroke="var(--chalk)" fill="none" transform="rotate(18 136 50)">
        <path d="M118 20v60m10-66v72m10-74v76m10-74v72M112 28h52M110 40h54M110 52h54M112 64h52" opacity=".5" />
        <ellipse cx="136" cy="50" rx="27" ry="38" strokeWidth="4.5" />
      </g>
      <path fill="var(--hair)" d="M96 22c26-10 48 6 48 36 0 24-2 40 14 54-24 6-46-8-48-38" />
      <path fill="var(--honey)" d="M70 108h42v60H70z" />
      <path {...shade} d="M73 135c15 1 30-10 39-24v60z" />
      <path fill="var(--chalk)" d="M2 200c2-36 14-48 38-54l28-8 20 26 24-26 26 9c18 6 24 22 26 53z" />
      <path fill="var(--umbra)" opacity=".16" d="M102 150l10-12 26 9c18 6 24 22 26 53h-48z" />
      <path
        fill="var(--clay)"
        d="M7 172l33 13-2 8-33-13zM5 184l31 12-1 4H2zM164 172l-32 14 3 8 29-12zM70 138l18 24 24-24 8 3-32 36-26-36z"
      />
      <path fill="var(--honey)" d="M44 52c-3 12-1 20 1 27l-1 17c2 14 6 26 13 34 9 10 22 6 31-1l22-18 6-24V44L76 26z" />
      <path {...shade} d="M62 78 50 99l13 5zM92 52c12 14 14 36 6 52-7 13-18 24-33 29 8 4 16 1 23-4l22-18 6-24V50z" />
      <path fill="var(--hair)" d="M43 62C34 32 56 13 84 14c28 0 44 22 34 60l-8 6c-4-20-16-30-30-32-14 2-28 2-37 14z" />
      <path fill="var(--honey)" d="M104 82c8-10 18-3 14 9-2 7-9 11-15 8z" />
      <path {...ink} d="M108 86c2-3 6-3 6 2" strokeWidth="2" />
      <path
        d="M60 38c16-10 42-4 52 22M76 26c18-2 34 8 40 26M124 30c12 8 12 24 14 44"
        fill="none"
        stroke="var(--umbra)"
        strokeWidth="2.5"
      />
      <circle cx="108" cy="108" r="5" fill="var(--optic)" />
      <path
        fill="var(--hair)"
        d="M47 75c4-6 9-6 13-2-4-1-9-1-13 2zM71 73c5-7 14-7 20 0-6-2-14-3-20 0zM48 87c4-6 9-6 12-1-1 4-10 5-12 1zM70 87c5-8 15-8 23-3l-4 2c-4 6-14 6-19 1z"
      />
      <g fill="var(--chalk)">
        <circle cx="53" cy="85" r="1" />
        <circle cx="79" cy="85" r="1.200" />
      </g>
      <path fill="var(--lip)" d="M54 111c4-3 6-3 8-2 5-2 10-1 17-4-3 8-9 13-15 13-5 0-8-3-10-7z" />
      <path fill="var(--hair)" d="M53 111c10 2 18 0 27-7-6 8-17 12-27 7z" />
    </svg>
  );
}
