type Point = readonly [x: number, y: number];
/** Shoulder, elbow, hand; for the right arm also a point that what it holds is directed to. */
export type Limb = readonly Point[];
/** Where the feet stand, and how far they are turned. */
type Foot = readonly [x: number, y: number, twist: number];
type Pose = { left: Limb; right: Limb; feet: { one: Foot; other: Foot } };

const shoulder = { left: [-1, -19], right: [-1, 19] } as const;

/** In centimetres around the middle of the body, which looks along x; the right hand is the one below. */
export const poses = {
  ready: {
    left: [shoulder.left, [14, -27], [29, -17]],
    right: [shoulder.right, [14, 27], [30, 18], [60, 2]],
    feet: { one: [13, -17, -12], other: [10, 17, 14] },
  },
  serve: {
    left: [shoulder.left, [16, -22], [34, -12]],
    right: [shoulder.right, [6, 36], [26, 40], [62, 30]],
    feet: { one: [20, -9, 0], other: [-18, 13, 30] },
  },
  smash: {
    left: [shoulder.left, [18, -26], [36, -30]],
    right: [shoulder.right, [-6, 36], [6, 50], [34, 66]],
    feet: { one: [22, -11, 0], other: [-22, 14, 20] },
  },
  lunge: {
    left: [shoulder.left, [-18, -29], [-32, -22]],
    right: [shoulder.right, [18, 28], [37, 24], [70, 16]],
    feet: { one: [36, 13, 6], other: [-28, -10, -24] },
  },
  run: {
    left: [shoulder.left, [-15, -25], [-3, -31]],
    right: [shoulder.right, [16, 24], [24, 12]],
    feet: { one: [31, -9, 0], other: [-30, 10, 8] },
  },
  runOther: {
    left: [shoulder.left, [16, -24], [24, -12]],
    right: [shoulder.right, [-15, 25], [-3, 31]],
    feet: { one: [-30, -10, -8], other: [31, 9, 0] },
  },
  guard: {
    left: [shoulder.left, [11, -36], [25, -44]],
    right: [shoulder.right, [11, 36], [25, 44]],
    feet: { one: [12, -20, -18], other: [12, 20, 18] },
  },
  reach: {
    left: [shoulder.left, [18, -18], [36, -9]],
    right: [shoulder.right, [18, 18], [36, 9]],
    feet: { one: [4, -13, -10], other: [4, 13, 10] },
  },
  stand: {
    left: [shoulder.left, [4, -29], [15, -25]],
    right: [shoulder.right, [4, 29], [15, 25], [30, 22]],
    feet: { one: [9, -10, -10], other: [9, 10, 10] },
  },
  hips: {
    left: [shoulder.left, [-5, -35], [7, -22]],
    right: [shoulder.right, [-5, 35], [7, 22]],
    feet: { one: [9, -11, -14], other: [9, 11, 14] },
  },
  sit: {
    left: [shoulder.left, [13, -24], [24, -13]],
    right: [shoulder.right, [13, 24], [24, 13]],
    feet: { one: [38, -12, -4], other: [38, 12, 4] },
  },
  wave: {
    left: [shoulder.left, [3, -29], [15, -24]],
    right: [shoulder.right, [10, 36], [28, 48], [40, 60]],
    feet: { one: [9, -10, -10], other: [9, 10, 10] },
  },
  throw: {
    left: [shoulder.left, [17, -24], [33, -30]],
    right: [shoulder.right, [-13, 31], [-20, 47], [-30, 60]],
    feet: { one: [28, -9, 0], other: [-22, 11, 20] },
  },
  bowl: {
    left: [shoulder.left, [-12, -31], [-23, -39]],
    right: [shoulder.right, [17, 23], [40, 22], [60, 20]],
    feet: { one: [35, -9, 0], other: [-34, 2, 20] },
  },
  drum: {
    left: [shoulder.left, [11, -29], [29, -23], [60, -12]],
    right: [shoulder.right, [11, 29], [30, 21], [62, 6]],
    feet: { one: [28, -15, -8], other: [28, 15, 8] },
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
