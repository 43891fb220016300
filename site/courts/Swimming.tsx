import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

/** 50 x 25 m, in decimetres: ten lanes of 2.5 m with their ropes, the marks on the bottom ending in a T before the wall. */
export const Swimming = (props: CourtProps) => (
  <CourtDrawing {...props} name="swimming" width={548} height={290} ball={9}>
    <path className="court-tone" d="M24 20h500v250H24z" />
    <path d="M24 20h500v250H24z" />
    <path
      className="court-rope"
      d="M24 45h500M24 70h500M24 95h500M24 120h500M24 145h500M24 170h500M24 195h500M24 220h500M24 245h500"
    />
    <path
      className="court-faint"
      d={[32, 57, 82, 107, 132, 157, 182, 207, 232, 257].map((lane) => `M44 ${lane - 4}v8m0-4h460m0-4v8`).join('')}
    />
    <path
      className="court-dots"
      d="M14 32h.01m0 25h.01m0 25h.01m0 25h.01m0 25h.01m0 25h.01m0 25h.01m0 25h.01m0 25h.01m0 25h.01"
    />
  </CourtDrawing>
);
