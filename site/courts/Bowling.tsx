import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

const pins = 'm1829 52h.01m26-15h.01m0 30h.01m27-45h.01m0 30h.01m0 30h.01m26-75h.01m0 30h.01m0 30h.01m0 30h.01';
const arrows = 'm366 13h.01m41 13h.01m41 13h.01m40 13h.01m-40 13h.01m-41 13h.01m-41 13h.01';

/** In centimetres: lanes of 18.29 x 1.05 m from the foul line to the first of ten pins, gutters between them. */
export const Bowling = (props: CourtProps) => (
  <CourtDrawing {...props} name="bowling" width={2100} height={640} ball={38}>
    <path className="court-tone" d="M60 40h1980v105H60zm0 152h1980v105H60zm0 152h1980v105H60zm0 152h1980v105H60z" />
    <path d="M60 40h1980v105H60zm0 152h1980v105H60zm0 152h1980v105H60zm0 152h1980v105H60zM100 40v560" />
    <path className="court-pins" d={[40, 192, 496].map((lane) => `M100 ${lane}${pins}`).join('')} />
    <path className="court-pins court-hit" d={`M100 344${pins}`} />
    <path d={[40, 192, 344, 496].map((lane) => `M100 ${lane}${arrows}`).join('')} />
  </CourtDrawing>
);
