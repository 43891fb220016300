import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

/** 13.40 x 6.10 m, in centimetres: short service 1.98 m from the net, long service 0.76 m and singles 0.46 m inside. */
export const Badminton = (props: CourtProps) => (
  <CourtDrawing {...props} name="badminton" width={1460} height={730} ball={22}>
    <path className="court-tone" d="M60 60h1340v610H60z" />
    <path d="M60 60h1340v610H60zM60 106h1340M60 624h1340M136 60v610M532 60v610M928 60v610M1324 60v610M60 365h472m396 0h472" />
    <path className="court-net" d="M730 25v680" />
  </CourtDrawing>
);
