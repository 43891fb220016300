import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

const drums = [
  [120, 34, 16],
  [66, 54, 21],
  [150, 58, 19],
  [104, 88, 16],
  [140, 93, 15],
] as const;
const cymbals = [
  [192, 46, 19],
  [58, 106, 27],
] as const;

/**
 * In centimetres: a 56 cm bass drum below two toms, stool, floor tom and snare, three cymbals, two amplifiers, a
 * microphone.
 */
export const Band = (props: CourtProps) => (
  <CourtDrawing {...props} name="band" width={240} height={208} ball={6}>
    <path className="court-tone" d="M24 8h192v146H24z" />
    <path className="court-faint" d="M66 186q20 22 30 8t14-8m60-14q-24 4-26-20" />
    <path d="M92 84h56v56H92zM8 164h58v36H8zM174 164h58v36h-58zM18 174h38m-38 8h38m-38 8h38M184 174h38m-38 8h38m-38 8h38M120 176v-14" />
    {[...drums, ...cymbals].map(([x, y, r]) => (
      <circle key={`${x} ${y}`} className="court-solid" cx={x} cy={y} r={r} />
    ))}
    {cymbals.map(([x, y, r]) => (
      <circle key={r} className="court-faint" cx={x} cy={y} r={r / 2} />
    ))}
    <g className="court-hit">
      <circle className="court-solid" cx="182" cy="100" r="25" />
      <circle className="court-faint" cx="182" cy="100" r="12" />
    </g>
    <circle cx="120" cy="187" r="11" />
    <path className="court-dots" d="M192 46h.01M58 106h.01M182 100h.01M120 162h.01" />
  </CourtDrawing>
);

/** 50 x 25 m, in decimetres: ten lanes of 2.5 m with ropes; the bottom marks end in a T before the wall. */
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

const pins = 'm1829 52h.01m26-15h.01m0 30h.01m27-45h.01m0 30h.01m0 30h.01m26-75h.01m0 30h.01m0 30h.01m0 30h.01';
const arrows = 'm366 13h.01m41 13h.01m41 13h.01m40 13h.01m-40 13h.01m-41 13h.01m-41 13h.01';

/** In centimetres: lanes of 18.29 x 1.05 m from the foul line to the first of ten pins, with gutters. */
export const Bowling = (props: CourtProps) => (
  <CourtDrawing {...props} name="bowling" width={2100} height={640} ball={38}>
    <path className="court-tone" d="M60 40h1980v105H60zm0 152h1980v105H60zm0 152h1980v105H60zm0 152h1980v105H60z" />
    <path d="M60 40h1980v105H60zm0 152h1980v105H60zm0 152h1980v105H60zm0 152h1980v105H60zM100 40v560" />
    <path className="court-pins" d={[40, 192, 496].map((lane) => `M100 ${lane}${pins}`).join('')} />
    <path className="court-pins court-hit" d={`M100 344${pins}`} />
    <path d={[40, 192, 344, 496].map((lane) => `M100 ${lane}${arrows}`).join('')} />
  </CourtDrawing>
);

/** In decimetres: straights of 84.39 m, radius 36.5 m, eight lanes of 1.22 m; every second line is drawn. */
export const Running = (props: CourtProps) => (
  <CourtDrawing {...props} name="running" width={1850} height={1006} ball={30}>
    <rect className="court-grass" x="138" y="138" width="1574" height="730" rx="365" />
    {[138, 113.6, 89.2, 64.8, 40.4].map((at) => (
      <rect key={at} x={at} y={at} width={1850 - 2 * at} height={1006 - 2 * at} rx={503 - at} />
    ))}
    <path d="M1347 868v98" />
  </CourtDrawing>
);

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
