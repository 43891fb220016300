import { expect, test } from 'vitest';
import { activityIds } from '../../../content/schema/activities.ts';
import { courts } from '../courtFiles.ts';
import { sceneStyles } from './rallies.ts';

test.each(activityIds)('in %s the first player looks at the free place, and the ball ends at `endsAt`', (activity) => {
  const { players, freePlace, ballAtStart, rally, drawingUnitsPerPlayerCm } = courts[activity];
  const { at = [0, 0], turn = 0, mirrored } = players[0] ?? {};
  const [dx, dy] = [freePlace.at[0] - at[0], freePlace.at[1] - at[1]];
  const styles = sceneStyles().split(`#play-${activity}{`).at(-1) ?? '';
  const headTurn = Number(/--head-turn-to-free-place:(-?\d+)deg/.exec(styles)?.[1]) * (mirrored ? -1 : 1);
  const angleOffFreePlace = (Math.atan2(dy, dx) * 180) / Math.PI - turn - headTurn;
  // A head stops turning at 70 degrees, so it may miss the place.
  if (Math.abs(headTurn) < 70) expect(Math.cos((angleOffFreePlace * Math.PI) / 180)).toBeCloseTo(1, 2);
  const [, x, y] = /100%\{translate:(\S+)px (\S+)px\}/.exec(styles) ?? [];
  expect(Number(x) * drawingUnitsPerPlayerCm + ballAtStart.at[0]).toBeCloseTo(rally.endsAt[0], -1); // -1: at most 5 units off.
  expect(Number(y) * drawingUnitsPerPlayerCm + ballAtStart.at[1]).toBeCloseTo(rally.endsAt[1], -1);
});
