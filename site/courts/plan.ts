import type { ActivityId } from '../../content/schema/hero.ts';

/** In the units of each court's drawing: the free place and its size in the plan, and the way of the ball. */
type InPlan = { free: string; size?: number; ball: string; far: number };

/** `far`: how many rooms lie between this one and the lobby. */
const plan: Record<ActivityId, InPlan> = {
  badminton: { free: '330px,495px', size: 3.36, ball: 'M330 250Q730 60 1130 480', far: 0 },
  tennis: { free: '450px,860px', ball: 'M450 400Q1308 560 2170 900', far: 6 },
  futsal: { free: '56px,116px', size: 1.8, ball: 'M216 116Q310 60 412 118', far: 4 },
  basketball: { free: '114px,126px', ball: 'M152 87Q210 20 276 87', far: 2 },
  volleyball: { free: '52px,56px', ball: 'M45 30Q102 90 165 60', far: 4 },
  'table-tennis': { free: '76px,60px', size: 1.5, ball: 'M40 60Q152 80 264 130', far: 4 },
  swimming: { free: '150px,182.5px', size: 1.5, ball: 'M40 107H508', far: 2 },
  bowling: { free: '1200px,396px', size: 1.2, ball: 'M60 396H1960', far: 2 },
  billiards: { free: '125px,75px', ball: 'M75 75H196', far: 6 },
  band: { free: '152px,186px', size: 1.7, ball: 'M150 58Q176 56 182 88', far: 8 },
  running: { free: '600px,926px', size: 1.7, ball: 'M1347 917a414 414 0 0 0 0-828H503a414 414 0 0 0 0 828z', far: 6 },
  softball: { free: '350px,330px', ball: 'M500 700l129-129-129-130-129 130z', far: 8 },
};

export function planStyles(): string {
  const rooms = Object.entries(plan).map(
    ([floor, { free, size = 2, ball, far }]) =>
      `.court-${floor}{--free:${free};--free-size:${size};--ball-way:path("${ball}")}.floor-plan-${floor}{--far:${far}}`,
  );
  return rooms.join('');
}
