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

/** In centimetres: a 56 cm kick below two toms, throne, floor tom and snare, three cymbals, two amplifiers, a microphone. */
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
