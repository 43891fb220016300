import { CourtDrawing } from './CourtDrawing.tsx';

/** In decimetres: straights of 84.39 m, radius 36.5 m, eight lanes of 1.22 m with every second line drawn. */
export const Running = () => (
  <CourtDrawing name="running" width={1850} height={1006} ball={30}>
    <rect className="court-grass" x="138" y="138" width="1574" height="730" rx="365" />
    {[0, 24.4, 48.8, 73.2, 97.6].map((out) => (
      <rect key={out} x={138 - out} y={138 - out} width={1574 + 2 * out} height={730 + 2 * out} rx={365 + out} />
    ))}
    <path d="M1347 868v98" />
  </CourtDrawing>
);
