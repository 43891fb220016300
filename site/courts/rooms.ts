import { type ActivityId, activityIds } from '../../content/schema/hero.ts';
import { courts } from './courtFiles.ts';

export const frameOf = (court: ActivityId) => ({ viewBox: courts[court].view, preserveAspectRatio: courts[court].fit });

export const planStyles = () =>
  activityIds
    .map((id) => {
      const { freePlace, freeScale, ballPath, distance } = courts[id].plan;
      const [x, y] = freePlace;
      const variables = `--free-at:${x}px,${y}px;--free-scale:${freeScale};--ball-path:path("${ballPath}")`;
      return `.court-${id}{${variables}}.floor-plan-${id}{--distance:${distance}}`;
    })
    .join('');

/** Part of the inlined styles, so that no room moves when the deferred styles arrive. */
export const roomStyles = () =>
  activityIds.map((id) => `.floor-plan-${id}{grid-area:${courts[id].plan.area}}`).join('');
