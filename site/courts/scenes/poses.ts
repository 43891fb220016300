type Point = readonly [x: number, y: number];
/** Shoulder, elbow and hand; for the right arm also the point at which its tool is aimed. */
export type Limb = readonly Point[];
/** Its place and rotation. */
type Foot = readonly [x: number, y: number, twist: number];

/**
 * In centimetres around the middle of the body, which faces along x: left arm, right arm (the lower one), both feet.
 */
const poses = {
  ready: ['14 -27 29 -17', '14 27 30 18 60 2', '13 -17 -12 10 17 14'],
  serve: ['16 -22 34 -12', '6 36 26 40 62 30', '20 -9 0 -18 13 30'],
  smash: ['18 -26 36 -30', '-6 36 6 50 34 66', '22 -11 0 -22 14 20'],
  lunge: ['-18 -29 -32 -22', '18 28 37 24 70 16', '36 13 6 -28 -10 -24'],
  run: ['-15 -25 -3 -31', '16 24 24 12', '31 -9 0 -30 10 8'],
  runOther: ['16 -24 24 -12', '-15 25 -3 31', '-30 -10 -8 31 9 0'],
  guard: ['11 -36 25 -44', '11 36 25 44', '12 -20 -18 12 20 18'],
  reach: ['18 -18 36 -9', '18 18 36 9', '4 -13 -10 4 13 10'],
  stand: ['4 -29 15 -25', '4 29 15 25 30 22', '9 -10 -10 9 10 10'],
  hips: ['-5 -35 7 -22', '-5 35 7 22', '9 -11 -14 9 11 14'],
  sit: ['13 -24 24 -13', '13 24 24 13', '38 -12 -4 38 12 4'],
  wave: ['3 -29 15 -24', '10 36 28 48 40 60', '9 -10 -10 9 10 10'],
  throw: ['17 -24 33 -30', '-13 31 -20 47 -30 60', '28 -9 0 -22 11 20'],
  bowl: ['-12 -31 -23 -39', '17 23 40 22 60 20', '35 -9 0 -34 2 20'],
  drum: ['11 -29 29 -23 60 -12', '11 29 30 21 62 6', '28 -15 -8 28 15 8'],
} as const;

export type PoseName = keyof typeof poses;

export function poseOf(name: PoseName): { left: Limb; right: Limb; feet: Foot[] } {
  const [left, right, feet] = poses[name].map((numbers) => numbers.split(' ').map(Number)) as [
    number[],
    number[],
    number[],
  ];
  const groups = <Group>(all: number[], size: number) =>
    Array.from({ length: all.length / size }, (_, at) => all.slice(at * size, (at + 1) * size) as Group);
  return {
    left: groups<Point>([-1, -19, ...left], 2),
    right: groups<Point>([-1, 19, ...right], 2),
    feet: groups<Foot>(feet, 3),
  };
}
