import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

/** 23.77 x 10.97 m, in centimetres: singles 8.23 m wide, service lines 6.40 m from the net. */
export const Tennis = (props: CourtProps) => (
  <CourtDrawing {...props} name="tennis" width={2617} height={1317} ball={36}>
    <path className="court-tone" d="M120 110h2377v1097H120z" />
    <path d="M120 110h2377v1097H120zM120 247h2377M120 1070h2377M668 247v823M1948 247v823M668 658h1280M120 658h50m2277 0h50" />
    <path className="court-net" d="M1308 40v1237" />
  </CourtDrawing>
);
