import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

/** 18 x 9 m, in decimetres: attack lines 3 m from the net. */
export const Volleyball = (props: CourtProps) => (
  <CourtDrawing {...props} name="volleyball" width={204} height={110} ball={4}>
    <path className="court-tone" d="M12 10h180v90H12z" />
    <path d="M12 10h180v90H12zM72 10v90M132 10v90" />
    <path className="court-net" d="M102 3v104" />
  </CourtDrawing>
);
