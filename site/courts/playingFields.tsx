import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

/**
 * 13.40 x 6.10 m, in centimetres: short service line 1.98 m from the net, long service line 0.76 m and singles line
 * 0.46 m from the edge.
 */
export const Badminton = (props: CourtProps) => (
  <CourtDrawing {...props} name="badminton" width={1460} height={730} ball={22}>
    <path className="court-tone" d="M60 60h1340v610H60z" />
    <path d="M60 60h1340v610H60zM60 106h1340M60 624h1340M136 60v610M532 60v610M928 60v610M1324 60v610M60 365h472m396 0h472" />
    <path className="court-net" d="M730 25v680" />
  </CourtDrawing>
);

/** 23.77 x 10.97 m, in centimetres: singles 8.23 m wide, service lines 6.40 m from the net. */
export const Tennis = (props: CourtProps) => (
  <CourtDrawing {...props} name="tennis" width={2617} height={1317} ball={36}>
    <path className="court-tone" d="M120 110h2377v1097H120z" />
    <path d="M120 110h2377v1097H120zM120 247h2377M120 1070h2377M668 247v823M1948 247v823M668 658h1280M120 658h50m2277 0h50" />
    <path className="court-net" d="M1308 40v1237" />
  </CourtDrawing>
);

/** 2.74 x 1.525 m, in centimetres: the net reaches 15.25 cm beyond each side. */
export const TableTennis = (props: CourtProps) => (
  <CourtDrawing {...props} name="table-tennis" width={304} height={170} ball={9}>
    <path className="court-tone" d="M15 9h274v152H15z" />
    <path d="M15 9h274v152H15zM15 85h274" />
    <path className="court-net" d="M152 2v166" />
  </CourtDrawing>
);

/** 18 x 9 m, in decimetres: attack lines 3 m from the net. */
export const Volleyball = (props: CourtProps) => (
  <CourtDrawing {...props} name="volleyball" width={204} height={110} ball={4}>
    <path className="court-tone" d="M12 10h180v90H12z" />
    <path d="M12 10h180v90H12zM72 10v90M132 10v90" />
    <path className="court-net" d="M102 3v104" />
  </CourtDrawing>
);

const futsalEnd = 'M16 40a60 60 0 0 1 60 60v32a60 60 0 0 1-60 60M16 101H5v30h11';

/** 40 x 20 m, in decimetres: 6 m quarter circles around each post, marks at 6 and 10 m, centre circle of 3 m. */
export const Futsal = (props: CourtProps) => (
  <CourtDrawing {...props} name="futsal" width={432} height={232} ball={6}>
    <path
      className="court-tone"
      d="M16 40a60 60 0 0 1 60 60v32a60 60 0 0 1-60 60zm400 0a60 60 0 0 0-60 60v32a60 60 0 0 0 60 60z"
    />
    <path d="M16 16h400v200H16zM216 16v200M246 116a30 30 0 1 1-60 0 30 30 0 1 1 60 0" />
    <path d={futsalEnd} />
    <path d={futsalEnd} transform="rotate(180 216 116)" />
    <path className="court-dots" d="M76 116h.01m40 0h.01m100 0h.01m100 0h.01m40 0h.01" />
  </CourtDrawing>
);

const basketballEnd =
  'M12 62.5h58v49H12M70 69a18 18 0 0 1 0 36M12 21h30a67.5 67.5 0 0 1 0 132H12M24 74.5h4a12.5 12.5 0 0 1 0 25h-4M24 78v18m1-9a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0';

/** 28 x 15 m, in decimetres: key 4.9 x 5.8 m, three points from 6.75 m, basket 1.575 m from the baseline. */
export const Basketball = (props: CourtProps) => (
  <CourtDrawing {...props} name="basketball" width={304} height={174} ball={5}>
    <path className="court-tone" d="M12 62.5h58v49H12zM292 62.5h-58v49h58zM170 87a18 18 0 1 1-36 0 18 18 0 1 1 36 0" />
    <path d="M12 12h280v150H12zM152 12v150M170 87a18 18 0 1 1-36 0 18 18 0 1 1 36 0" />
    <path d={basketballEnd} />
    <path d={basketballEnd} transform="rotate(180 152 87)" />
  </CourtDrawing>
);

/** In decimetres: bases 18.29 m apart, pitcher at 12.19 m, infield of 18.29 m around the pitcher, fence at 67 m. */
export const Softball = (props: CourtProps) => (
  <CourtDrawing {...props} name="softball" width={1000} height={730} ball={20}>
    <path className="court-grass" d="M325 525a183 183 0 0 1 350 0l299-299a670 670 0 0 0-948 0z" />
    <path d="M500 700 26 226a670 670 0 0 1 948 0zl129-129-129-130-129 130zM524 578a24 24 0 1 1-48 0 24 24 0 1 1 48 0" />
    <path className="court-dots" d="M500 700h.01m129-129h.01m-129-130h.01m-129 130h.01m129 7h.01" />
  </CourtDrawing>
);
