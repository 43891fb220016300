import { Player, Shadow } from './Player.tsx';
import type { Point, SceneProps } from './Scene.tsx';
import { type Stroke, Swimmer } from './Swimmer.tsx';
import { DrumStick } from './Tools.tsx';

const Guitar = ({ at }: { at: Point }) => (
  <g transform={`translate(${at.join(' ')})rotate(-8)`}>
    <path d="M-16-4H-56" stroke="var(--clay)" strokeWidth={5} />
    <path d="M-54-8h-11l-3 4 3 4h11z" fill="var(--night)" />
    <path
      d="M-18-13C-10-17-6-10 1-12 14-19 24-12 23-1 24 12 10 17 0 10-6 7-11 13-18 8-24 4-24-8-18-13z"
      fill="var(--wood)"
    />
    <circle cx="-8" cy="-2" r="4.500" fill="var(--umbra)" />
    <path d="M-58-4 14-3M-58-2 14-1" stroke="var(--chalk)" strokeWidth={0.6} />
    <path d="M10-8V5" stroke="var(--umbra)" strokeWidth={2.5} />
  </g>
);

/** Electric: two horns, a long neck, pickups and no hole. */
const Bass = ({ at }: { at: Point }) => (
  <g transform={`translate(${at.join(' ')})rotate(-8)`}>
    <path d="M-14-3H-78" stroke="var(--clay)" strokeWidth={4.5} />
    <path d="M-76-7h-14l-4 4 4 4h14z" fill="var(--night)" />
    <path
      d="M-30-15C-20-16-14-9-4-10 8-19 26-16 28-5 31 9 18 17 5 11-6 6-10 12-22 12-25 11-25 8-20 6-14 4-13 1-13-3-13-8-19-11-28-12-33-13-33-15-30-15z"
      fill="var(--track)"
    />
    <path d="M-2-8V4M8-9V5" stroke="var(--umbra)" strokeWidth={3.5} />
    <path d="M-88-4 20-4M-88-2 20-2" stroke="var(--chalk)" strokeWidth={0.7} />
    <path d="M20-8V4" stroke="var(--chalk)" strokeWidth={2.5} />
  </g>
);

export const band: SceneProps = {
  scale: 1,
  ball: [222, 174],
  ballRadius: 6,
  you: [203, 244, 31],
  rally: { by: ['you'], to: [222, 174] },
  visitor: (
    <>
      <Shadow at={[203, 244]} scale={1} />
      <Player at={[203, 244]} scale={1} turn={-64} pose="stand" shirt="--optic" hair="cap" cap="--night" />
      <Bass at={[212, 224]} />
    </>
  ),
  onceIn: <circle className="amp" cx="203" cy="182" r="20" fill="none" stroke="var(--optic)" strokeWidth={2} />,
  players: [
    { at: [120, 30], turn: 90, pose: 'drum', shirt: '--sand', skin: 'teak', hair: 'short', holds: <DrumStick /> },
    { at: [120, 226], turn: -90, pose: 'reach', shirt: '--chalk', skin: 'langsat', hair: 'scarf', cap: '--wood' },
    { at: [54, 236], turn: -64, pose: 'stand', shirt: '--pitch', hair: 'tail' },
  ],
  above: (
    <>
      <path d="m143 61 10 34" stroke="var(--sand)" strokeWidth={3} strokeLinecap="round" />
      <Guitar at={[66, 212]} />
    </>
  ),
};

const lanes: [x: number, stroke: Stroke, cap: string, skin: 'honey' | 'teak' | 'langsat'][] = [
  [300, 0, '--chalk', 'honey'],
  [214, 1, '--clay', 'teak'],
  [352, 1, '--track', 'langsat'],
  [148, 0, '--navy', 'honey'],
  [266, 1, '--wood', 'teak'],
  [388, 0, '--plum', 'honey'],
  [186, 1, '--night', 'langsat'],
  [318, 0, '--pitch', 'teak'],
  [240, 0, '--chalk', 'honey'],
];

/**
 * Nine lanes are taken and the seventh is free. Its ring is behind the start, because a lane is too narrow for a word.
 */
export const swimming: SceneProps = {
  scale: 0.2,
  ball: [64, 182.5],
  ballRadius: 26,
  you: [-9, 182.5, 19],
  rally: { by: ['you'], to: [440, 182.5] },
  visitor: <Swimmer at={[96, 182.5]} stroke={0} cap="--optic" skin="honey" />,
  players: [],
  floor: lanes.map(([x, stroke, cap, skin], lane) => (
    <Swimmer key={cap + x} at={[x, 32.5 + 25 * (lane < 6 ? lane : lane + 1)]} stroke={stroke} cap={cap} skin={skin} />
  )),
};

const seat = { pose: 'sit', turn: 0 } as const;

export const bowling: SceneProps = {
  scale: 1.5,
  ball: [560, 244],
  you: [-42, 400, 66],
  rally: { by: ['you'], to: [1960, 396] },
  floor: (
    <>
      <path d="M-420 60h60v520h-60z" fill="currentColor" opacity={0.14} />
      <path
        d="M-280 168.500h140a18 18 0 0 0 0-36h-140zM-280 472.500h140a18 18 0 0 0 0-36h-140z"
        fill="currentColor"
        opacity={0.14}
      />
      <path
        d={[92, 244, 396, 548].map((lane) => `M-350 ${lane - 36}v84M64 ${lane - 36}v84`).join('')}
        stroke="currentColor"
        strokeWidth={6}
        strokeLinecap="round"
        strokeDasharray=".1 14"
        fill="none"
        opacity={0.6}
      />
    </>
  ),
  onceIn: (
    <g className="strike" strokeWidth={12}>
      <path d="m250 360 72 72m0-72-72 72" stroke="var(--night)" />
      <path
        d="m1890 362 30-14m-4 76 26 20m22-86 32 6m-52 36 8 31m34-58 22 24m-10 34 32-8m-30-84-26-18m66 60 6-34m-32 116-30-10m70-6 8 30"
        stroke="var(--chalk)"
        strokeLinecap="round"
      />
    </g>
  ),
  players: [
    { ...seat, at: [-396, 190], shirt: '--pitch', skin: 'teak', hair: 'short' },
    { ...seat, at: [-396, 312], shirt: '--chalk', skin: 'langsat', hair: 'scarf', cap: '--felt' },
    { ...seat, at: [-396, 440], shirt: '--plum', hair: 'tail' },
    { at: [-190, 250], turn: 8, pose: 'wave', shirt: '--navy', hair: 'cap', cap: '--clay' },
    { at: [24, 232], turn: 0, pose: 'bowl', shirt: '--track', skin: 'honey', hair: 'bun' },
  ],
};

export const running: SceneProps = {
  scale: 0.19,
  ball: [934, 911],
  you: [905, 911, 9.5],
  rally: { by: ['you'], to: [990, 911] },
  floor: (
    <path
      d="M503 880.2h844M503 904.6h844M503 929h844M503 953.4h844"
      stroke="currentColor"
      strokeWidth={0.35}
      fill="none"
    />
  ),
  players: [
    { at: [922, 886], turn: 0, looks: 24, pose: 'run', shirt: '--chalk', skin: 'teak', hair: 'tail' },
    { at: [1010, 947], turn: 0, pose: 'runOther', shirt: '--wood', hair: 'short' },
    { at: [818, 935], turn: 0, pose: 'run', shirt: '--pool', skin: 'langsat', hair: 'cap', cap: '--chalk' },
  ],
};
