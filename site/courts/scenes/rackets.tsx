import { Player, Shadow } from './Player.tsx';
import type { SceneProps } from './Scene.tsx';
import { BadmintonRacket, Bat, Cue, Feathers, TennisRacket } from './Tools.tsx';

const racket = <BadmintonRacket />;
const tennisRacket = <TennisRacket />;

const shuttle = (
  <g transform="translate(592 470)scale(.6)">
    <Feathers />
  </g>
);

export const badminton: SceneProps = {
  scale: 1.6,
  ball: [592, 470],
  ballRadius: 8,
  you: [330, 495, 74],
  rally: { by: ['you', 1, 0, 2, 'you'], to: [1180, 230] },
  players: [
    { at: [345, 225], turn: 12, pose: 'ready', shirt: '--chalk', skin: 'teak', hair: 'short', holds: racket },
    { at: [906, 300], turn: 168, pose: 'lunge', shirt: '--sand', hair: 'cap', cap: '--pitch', holds: racket },
    {
      at: [1130, 480],
      turn: 196,
      pose: 'ready',
      shirt: '--navy',
      skin: 'langsat',
      hair: 'scarf',
      cap: '--wood',
      holds: racket,
    },
  ],
  flies: shuttle,
  yours: racket,
};

export const tennis: SceneProps = {
  scale: 2.5,
  ball: [960, 800],
  you: [390, 860, 132],
  rally: { by: ['you', 0, 'you'], to: [2400, 1130] },
  yours: tennisRacket,
  players: [
    {
      at: [2290, 470],
      turn: 172,
      pose: 'smash',
      shirt: '--chalk',
      shorts: '--navy',
      hair: 'tail',
      looks: 6,
      holds: tennisRacket,
    },
  ],
};

export const bannerView = '-760 -200 1900 1500';

export const banner: SceneProps = {
  scale: 2.4,
  ball: [120, 470],
  ballRadius: 10,
  you: [-420, 790, 92],
  rally: { by: ['you', 2, 0, 1, 'you'], to: [700, 560] },
  yours: tennisRacket,
  players: [
    { at: [-350, 320], turn: 20, shirt: '--navy', hair: 'short', holds: <TennisRacket /> },
    { at: [400, 250], turn: 172, pose: 'smash', shirt: '--on-night', skin: 'teak', hair: 'tail', holds: tennisRacket },
    {
      at: [540, 790],
      turn: 190,
      pose: 'lunge',
      shirt: '--shirt',
      skin: 'langsat',
      hair: 'scarf',
      holds: tennisRacket,
    },
  ],
};

export const tableTennis: SceneProps = {
  scale: 1.05,
  ball: [118, 52],
  ballRadius: 6,
  you: [-88, 85, 46],
  rally: { by: ['you', 0, 'you', 0, 'you'], to: [440, 200] },
  yours: <Bat />,
  floor: (
    <path
      d="M-190-62H494M-190 232H494M-190-62v294M494-62v294"
      stroke="currentColor"
      strokeWidth={2}
      strokeDasharray="64 6"
      opacity={0.45}
      fill="none"
    />
  ),
  players: [{ at: [368, 84], turn: 180, shirt: '--clay', skin: 'langsat', hair: 'curls', holds: <Bat /> }],
  above: (
    <g className="when-free" transform="translate(58 118)rotate(-24)scale(1.15)" fill="none">
      <Bat />
    </g>
  ),
};

export const billiards: SceneProps = {
  scale: 1,
  ball: [75, 75],
  ballRadius: 2.9,
  you: [-72, 75, 44],
  rally: { by: [], to: [197, 75] },
  visitor: (
    <>
      <Shadow at={[-72, 62]} scale={1} />
      <Player
        at={[-72, 62]}
        scale={1}
        turn={22}
        shirt="--optic"
        hair="cap"
        cap="--night"
        holds={<Cue length={112} />}
      />
    </>
  ),
  onceIn: (
    <path
      className="strike"
      stroke="var(--chalk)"
      strokeWidth={5.7}
      strokeLinecap="round"
      d="M228 34h.01M214 62h.01M244 71h.01M231 92h.01M205 108h.01M189 86h.01M172 112h.01M217 29h.01M250 46h.01M240 115h.01M158 72h.01M196 126h.01M254 97h.01M146 101h.01M209 78h.01"
    />
  ),
  players: [
    {
      at: [330, 22],
      turn: 160,
      pose: 'stand',
      shirt: '--plum',
      skin: 'teak',
      hair: 'cap',
      cap: '--sand',
      holds: <Cue length={70} />,
    },
    { at: [338, 122], turn: 188, pose: 'hips', shirt: '--dirt', hair: 'long', skin: 'langsat' },
  ],
  above: (
    <g className="when-free" transform="translate(30 122)rotate(-14)scale(.8)" fill="none">
      <Cue />
    </g>
  ),
};
