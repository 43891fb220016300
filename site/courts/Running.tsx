import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

/** In decimetres: straights of 84.39 m, radius 36.5 m, eight lanes of 1.22 m with every second line drawn. */
export const Running = (props: CourtProps) => (
  <CourtDrawing {...props} name="running" width={1850} height={1006} ball={30}>
    <rect className="court-grass" x="138" y="138" width="1574" height="730" rx="365" />
    {[138, 113.6, 89.2, 64.8, 40.4].map((at) => (
      <rect key={at} x={at} y={at} width={1850 - 2 * at} height={1006 - 2 * at} rx={503 - at} />
    ))}
    <path d="M1347 868v98" />
  </CourtDrawing>
);
