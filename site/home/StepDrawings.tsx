import type { ReactNode } from 'react';
import type { ActivityId } from '../../content/schema/activities.ts';
import { courts } from '../courts/courtFiles.ts';
import { SvgGroup } from '../courts/SvgGroup.tsx';
import { Players, posedPlayers } from './eveningPlayers.tsx';

/** steps.svg contains these styles, because a page's styles do not apply to an image. The build replaces tokens such as --chalk (ssg/lib/tokens.ts). */
const styles =
  '.court{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round}.court *{vector-effect:non-scaling-stroke}.court [stroke-dasharray]{stroke-width:1.5;stroke-dasharray:1 4}.court [opacity]{display:none}';

type BoxProps = Record<'x' | 'y' | 'width' | 'height', number> & { activity: ActivityId };

function CourtLines({ activity, ...box }: BoxProps) {
  const { viewBox, groups } = courts[activity].drawing;
  return (
    <svg className="court" viewBox={viewBox} {...box} aria-hidden="true">
      <SvgGroup markup={groups['lines']} />
    </svg>
  );
}

/** Children are in the units of courts/badminton.svg. */
const BadmintonCourt = ({ children, ...box }: Omit<BoxProps, 'activity'> & { children?: ReactNode }) => (
  <g color="var(--chalk)">
    <CourtLines activity="badminton" {...box} />
    <svg {...box} viewBox="0 0 1460 730" aria-hidden="true" fill="none">
      {children}
    </svg>
  </g>
);

const darkRooms: readonly (readonly [activity: ActivityId, x: number, y: number])[] = [
  ['swimming', 0, 0],
  ['futsal', 256, 0],
  ['basketball', 0, 120],
  ['tennis', 128, 120],
  ['volleyball', 256, 120],
];

const [dewi, rizal, putri, bagus] = posedPlayers;

const Explore = () => (
  <>
    {darkRooms.map(([activity, x, y]) => (
      <g key={activity} color="var(--chalk)">
        <path d={`M${x} ${y}h124v80h-124z`} fill="currentColor" opacity={0.09} />
        <g opacity={0.38}>
          <CourtLines activity={activity} x={x + 8} y={y + 8} width={108} height={64} />
        </g>
      </g>
    ))}
    <path d="M128 0h124v80h-124z" fill="var(--lit-floor)" />
    <path d="M172 80h36l30 40h-96z" fill="var(--cream)" opacity={0.32} />
    <BadmintonCourt x={131} y={8} width={118} height={64}>
      <Players
        players={[
          { ...dewi, at: [420, 250], turn: 16, scale: 2.7 },
          { ...bagus, at: [1060, 470], turn: 194, scale: 2.7 },
        ]}
      />
    </BadmintonCourt>
    <path d="M172 80v34a36 36 0 0 0 36-34" fill="none" stroke="var(--chalk)" strokeWidth="2" />
    <path d="M174 80h34" stroke="var(--cream)" strokeWidth="3" />
  </>
);

const LitRoom = ({ floor, children }: { floor: string; children: ReactNode }) => (
  <>
    <path d="M2 2h376v196H2z" fill={floor} stroke="var(--chalk)" strokeOpacity={0.75} strokeWidth="4" />
    {children}
  </>
);

const courtBox = { x: 5, y: 10, width: 370, height: 180 };

const Create = () => (
  <LitRoom floor="var(--pitch)">
    <g color="var(--chalk)">
      <CourtLines activity="futsal" {...courtBox} />
    </g>
    <circle cx="147" cy="100" r="30" fill="none" stroke="var(--accent)" strokeWidth="2.8" strokeDasharray="11.6 7.6" />
  </LitRoom>
);

const Friend = () => (
  <LitRoom floor="var(--lit-floor)">
    <BadmintonCourt {...courtBox}>
      <Players
        players={[
          { ...dewi, at: [480, 230], turn: 14, scale: 2.3 },
          { ...putri, at: [470, 530], turn: -20, scale: 2.3 },
          { ...bagus, at: [1000, 225], turn: 166, scale: 2.3 },
          { ...rizal, pose: 'ready', holds: bagus.holds, at: [1000, 520], turn: 190, scale: 2.3 },
        ]}
      />
    </BadmintonCourt>
  </LitRoom>
);

const steps = [Explore, Create, Friend];

/** An image selects a step by its view: steps.svg#step-2. */
export const StepDrawings = () => (
  <svg viewBox={`0 0 ${steps.length * 400} 200`} aria-hidden="true">
    <style>{styles}</style>
    {steps.map((Step, index) => (
      <g key={Step.name} transform={`translate(${index * 400} 0)`}>
        <Step />
      </g>
    ))}
    {steps.map((Step, index) => (
      <view key={Step.name} id={`step-${index + 1}`} viewBox={`${index * 400} 0 380 200`} />
    ))}
  </svg>
);
