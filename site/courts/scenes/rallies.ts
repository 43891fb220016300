import type { ActivityId } from '../../../content/schema/hero.ts';
import { frameOf, views } from '../views.ts';
import type { SceneProps } from './Scene.tsx';
import { scenes } from './scenes.ts';

/** Who hits, after how many seconds, and how high the ball flies from there; `you` is the visitor. */
type Hit = readonly [who: number | 'you', at: number, height: number];
type Rally = { hits: readonly Hit[]; end: readonly [x: number, y: number]; lands: number };

const four = (first: number, second: number, third: number): readonly Hit[] => [
  ['you', 0.55, 0.4],
  [first, 0.95, 0.3],
  [second, 1.3, 0.4],
  [third, 1.75, 0.3],
  ['you', 2.15, 0.4],
];

/** One rally for each court, from the moment the visitor has stepped into the ring. */
const rallies: Record<ActivityId, Rally> = {
  badminton: { hits: four(1, 0, 2), end: [1180, 230], lands: 2.6 },
  futsal: {
    hits: [
      ['you', 0.55, 0.2],
      [0, 1, 0.1],
      [2, 1.4, 0.1],
      [3, 1.8, 0.2],
    ],
    end: [424, 122],
    lands: 2.3,
  },
  basketball: {
    hits: [
      ['you', 0.55, 0.3],
      [4, 1, 0.2],
      [0, 1.4, 0.6],
    ],
    end: [276, 87],
    lands: 2.3,
  },
  band: { hits: [['you', 0.5, 0.2]], end: [222, 174], lands: 0.9 },
  softball: {
    hits: [
      ['you', 0.55, 0.3],
      [2, 1, 0.3],
      [0, 1.5, 0.2],
    ],
    end: [500, 720],
    lands: 2,
  },
  swimming: { hits: [['you', 0.55, 0]], end: [440, 182.5], lands: 2.6 },
  tennis: {
    hits: [
      ['you', 0.55, 0.4],
      [0, 1.3, 0.4],
      ['you', 2.05, 0.4],
    ],
    end: [2400, 1130],
    lands: 2.8,
  },
  bowling: { hits: [['you', 0.6, 0]], end: [2010, 396], lands: 2.2 },
  running: { hits: [['you', 0.55, 0]], end: [990, 911], lands: 1.6 },
  volleyball: {
    hits: [
      ['you', 0.55, 0.5],
      [1, 1.1, 0.6],
      [0, 1.6, 0.4],
    ],
    end: [180, 92],
    lands: 2.2,
  },
  'table-tennis': {
    hits: [
      ['you', 0.55, 0.3],
      [0, 0.95, 0.3],
      ['you', 1.35, 0.3],
      [0, 1.75, 0.3],
      ['you', 2.15, 0.4],
    ],
    end: [440, 200],
    lands: 2.6,
  },
  billiards: { hits: [['you', 0.55, 0]], end: [205, 75], lands: 1 },
};

/** How far from the middle of a body a ball is hit, in centimetres. */
const reach = 48;

function pointOf(who: Hit[0], { you, players, scale }: SceneProps): readonly [number, number] {
  const player = who === 'you' ? undefined : players[who];
  const [x, y] = player?.at ?? you;
  const turn = ((player?.turn ?? 0) * Math.PI) / 180;
  return [x + Math.cos(turn) * reach * scale, y + Math.sin(turn) * reach * scale];
}

const round = (value: number) => Math.round(value * 100) / 100;

function keyframes(floor: ActivityId): string {
  const scene = scenes[floor];
  const { hits, end, lands } = rallies[floor];
  const [ballX, ballY] = scene.ball;
  const legs = [
    ...hits.map(([who, at, height]) => ({ point: pointOf(who, scene), at, height })),
    { point: end, at: lands, height: 0 },
  ];
  return legs
    .flatMap(({ point: [x, y], at, height }, nth) => {
      const when = (seconds: number) => `${round((seconds / lands) * 100)}%`;
      const step = `${when(at)}{translate:${round(x - ballX)}px ${round(y - ballY)}px;scale:1}`;
      const next = legs[nth + 1];
      return next && height ? [step, `${when((at + next.at) / 2)}{scale:${1 + height}}`] : [step];
    })
    .join('');
}

/** Where each court's ring lies and how its rally goes, as styles: a page may have no style attributes. */
export function rallyStyles(): string {
  return (Object.keys(rallies) as ActivityId[])
    .map((floor) => {
      const {
        you: [x, y, r],
      } = scenes[floor];
      const [left = 0, top = 0, width = 0, height = 0] = views[floor].split(' ').map(Number);
      const fromLeft = frameOf(floor).preserveAspectRatio.startsWith('xMin');
      const ring = {
        x: round(x - left - (fromLeft ? 0 : width / 2)),
        y: round(y - top - height / 2),
        r,
        w: width,
        h: height,
      };
      const own = Object.entries(ring).map(([name, value]) => `--${name}:${value};`);
      const { hits, lands } = rallies[floor];
      const swings = Map.groupBy(hits, ([who]) => who);
      const players = [...swings].map(([who, own]) => {
        const list = own.map(([, at]) => `ring-swing 500ms ${round(at - 0.25)}s`).join();
        return `#play-${floor} .player-${who}{--swing:${list}}`;
      });
      return `#play-${floor}{${own.join('')}--rally:rally-${floor} ${lands}s}${players.join('')}@keyframes rally-${floor}{${keyframes(floor)}}`;
    })
    .join('');
}
