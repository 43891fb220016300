import { CourtDrawing } from './CourtDrawing.tsx';

/** 2.54 x 1.27 m inside the cushions, in centimetres: six pockets, fifteen balls racked on the foot spot, the cue ball. */
export const Billiards = () => (
  <CourtDrawing name="billiards" width={302} height={175} ball={5}>
    <path className="court-tone" d="M24 24h254v127H24z" />
    <path d="M16 10h270a6 6 0 0 1 6 6v143a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6zM24 24h254v127H24z" />
    <path className="court-faint" d="M87 24v127" />
    <path className="court-pockets" d="M24 24h0m127-2h0m127 2h0m0 127h0m-127 2h0m-127-2h0" />
    <path
      className="court-pins court-hit"
      d="M214 87h0m6-3h0m0 6h0m6-9h0m0 6h0m0 6h0m6-15h0m0 6h0m0 6h0m0 6h0m6-21h0m0 6h0m0 6h0m0 6h0m0 6h0"
    />
  </CourtDrawing>
);
