import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

const end = 'M16 40a60 60 0 0 1 60 60v32a60 60 0 0 1-60 60M16 101H5v30h11';

/** 40 x 20 m, in decimetres: 6 m quarter circles around each post, marks at 6 and 10 m, centre circle of 3 m. */
export const Futsal = (props: CourtProps) => (
  <CourtDrawing {...props} name="futsal" width={432} height={232} ball={6}>
    <path
      className="court-tone"
      d="M16 40a60 60 0 0 1 60 60v32a60 60 0 0 1-60 60zm400 0a60 60 0 0 0-60 60v32a60 60 0 0 0 60 60z"
    />
    <path d="M16 16h400v200H16zM216 16v200M246 116a30 30 0 1 1-60 0 30 30 0 1 1 60 0" />
    <path d={end} />
    <path d={end} transform="rotate(180 216 116)" />
    <path className="court-dots" d="M76 116h.01m40 0h.01m100 0h.01m100 0h.01m40 0h.01" />
  </CourtDrawing>
);
