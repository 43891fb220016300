import { line, shade } from './strokes.ts';

/** Bima: the band studio, headphones on, a kit seen from above behind him. */
export function TeamCto() {
  return (
    <svg viewBox="0 0 160 200" aria-hidden="true">
      <path fill="var(--plum)" d="M0 0h160v200H0z" />
      <g {...line}>
        <circle cx="22" cy="34" r="40" />
        <circle cx="22" cy="34" r="34" />
        <circle cx="22" cy="34" r="8" />
        <circle cx="142" cy="60" r="34" />
        <circle cx="16" cy="128" r="30" />
      </g>
      <path fill="none" stroke="var(--chalk)" strokeWidth="7" d="M44 166C34 132 60 122 81 122s47 10 37 44" />
      <path fill="var(--teak)" d="M58 110h46v70H58z" />
      <path {...shade} d="M58 122c10 18 34 20 46 0v50z" />
      <path fill="var(--pool)" d="M2 200c0-34 12-46 36-52l20-6c8 22 38 22 46 0l20 6c24 6 36 18 36 52z" />
      <path {...shade} d="M86 200c6-22 10-40 18-58l20 6c24 6 36 18 36 52z" />
      <path fill="var(--clay)" d="M30 150l15-4 58 54H80z" />
      <path fill="var(--teak)" d="M50 76c-10-6-14 5-11 14 2 7 8 11 13 9M112 76c10-6 14 5 11 14-2 7-8 11-13 9" />
      <path fill="var(--teak)" d="M50 48h62v54c0 8-4 16-10 22-10 11-32 11-42 0-6-6-10-14-10-22z" />
      <path
        {...shade}
        d="M50 96c4 10 8 8 13 10 4-6 32-6 37 0 5-2 8 0 12-10v6c0 8-4 16-10 22-10 11-32 11-42 0-6-6-10-14-10-22z"
      />
      <path fill="var(--umbra)" d="M68 113c8 2 17 2 26-1-4 11-21 12-26 1z" />
      <path fill="var(--chalk)" d="M71 114c7 1 13 1 20-1-4 6-16 6-20 1z" />
      <path
        {...shade}
        d="M94 48c-2 14-8 22-9 32l8 20-11 4v28c8 0 15-3 20-8 6-6 10-14 10-22v-3c5 2 9-2 11-9 3-9-1-20-11-14V50z"
      />
      <path
        fill="var(--hair)"
        d="M50 82c-12-20-12-44 4-50 4-14 20-18 30-12 16-6 30 4 32 14 14 8 10 30-4 48 0-10-2-16-6-22-8-2-12-6-14-12-6 10-30 14-36 8-4 6-6 16-6 26z"
      />
      <path
        d="M60 46c0-10 10-18 22-18m-4 16c2-8 10-12 18-12m4 14c4 0 8 4 10 12"
        fill="none"
        stroke="var(--umbra)"
        strokeWidth="2.5"
      />
      <path
        fill="var(--hair)"
        d="M54 72c4-6 15-6 20-1l-1 3c-5-3-13-4-19-2zM89 70c5-6 15-6 19 0-6-1-13-1-18 3zM57 86c4-6 11-6 16 0-4 4-12 4-16 0zM90 86c4-6 11-6 16 0-4 4-12 4-16 0zM64 110c3-8 12-8 17-6 5-2 14-2 17 6-6-3-28-4-34 0z"
      />
      <path stroke="var(--chalk)" strokeWidth="2.4" strokeLinecap="round" d="M64 84h0m33 0h0" />
      <path
        fill="none"
        stroke="var(--chalk)"
        strokeWidth="2.5"
        d="M53 78h24v8q-2 11-12 11T53 86zM86 78h24v8q-2 11-12 11T86 86zM77 81q4-3 9 0M53 80l-9 2M110 80l8 2"
      />
      <path
        fill="var(--chalk)"
        d="M34 155a10 10 0 0 1 20 0v18a10 10 0 0 1-20 0zM108 155a10 10 0 0 1 20 0v18a10 10 0 0 1-20 0z"
      />
      <path {...shade} d="M118 145q10 0 10 10v18q0 10-10 10z" />
      <circle cx="44" cy="164" r="5" fill="var(--optic)" />
    </svg>
  );
}
