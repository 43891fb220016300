import { type ActivityId, activityIds } from '../../content/schema/hero.ts';
import { courts } from './courtFiles.ts';

export const frameOf = (floor: ActivityId) => ({ viewBox: courts[floor].view, preserveAspectRatio: courts[floor].fit });

export const planStyles = () =>
  activityIds
    .map((floor) => {
      const { free, size, ball, far } = courts[floor].plan;
      const place = `--free:${free[0]}px,${free[1]}px;--free-size:${size};--ball-way:path("${ball}")`;
      return `.court-${floor}{${place}}.floor-plan-${floor}{--far:${far}}`;
    })
    .join('');

/** Inlined in the page, so that nothing moves when the deferred styles arrive. */
export const roomStyles = () =>
  activityIds.map((floor) => `.floor-plan-${floor}{grid-area:${courts[floor].plan.room}}`).join('');
