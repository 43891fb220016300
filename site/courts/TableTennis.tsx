import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

/** 2.74 x 1.525 m, in centimetres: the net stands 15.25 cm out on either side. */
export const TableTennis = (props: CourtProps) => (
  <CourtDrawing {...props} name="table-tennis" width={304} height={170} ball={9}>
    <path className="court-tone" d="M15 9h274v152H15z" />
    <path d="M15 9h274v152H15zM15 85h274" />
    <path className="court-net" d="M152 2v166" />
  </CourtDrawing>
);
