import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

/** 2.54 x 1.27 m inside the cushions, in centimetres: six pockets, fifteen balls racked on the foot spot. */
export const Billiards = (props: CourtProps) => (
  <CourtDrawing {...props} name="billiards" width={278} height={151} ball={7}>
    <path className="court-tone" d="M12 12h254v127H12z" />
    <path d="M10 4h258a6 6 0 0 1 6 6v131a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6zM12 12h254v127H12z" />
    <path className="court-faint" d="M75 12v127" />
    <path className="court-pockets" d="M12 12h.01m127-2h.01m127 2h.01m0 127h.01m-127 2h.01m-127-2h.01" />
    <path
      className="court-pins court-hit"
      d="M202 75h.01m5-3h.01m0 6h.01m5-9h.01m0 6h.01m0 6h.01m5-15h.01m0 6h.01m0 6h.01m0 6h.01m5-21h.01m0 6h.01m0 6h.01m0 6h.01m0 6h.01"
    />
  </CourtDrawing>
);
