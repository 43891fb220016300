import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

const end =
  'M12 62.5h58v49H12M70 69a18 18 0 0 1 0 36M12 21h30a67.5 67.5 0 0 1 0 132H12M24 74.5h4a12.5 12.5 0 0 1 0 25h-4M24 78v18m1-9a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0';

/** 28 x 15 m, in decimetres: key 4.9 x 5.8 m, three points from 6.75 m, basket 1.575 m from the baseline. */
export const Basketball = (props: CourtProps) => (
  <CourtDrawing {...props} name="basketball" width={304} height={174} ball={5}>
    <path className="court-tone" d="M12 62.5h58v49H12zM292 62.5h-58v49h58zM170 87a18 18 0 1 1-36 0 18 18 0 1 1 36 0" />
    <path d="M12 12h280v150H12zM152 12v150M170 87a18 18 0 1 1-36 0 18 18 0 1 1 36 0" />
    <path d={end} />
    <path d={end} transform="rotate(180 152 87)" />
  </CourtDrawing>
);
