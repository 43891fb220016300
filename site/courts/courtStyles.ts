import { type ActivityId, activityIds } from '../../content/schema/activities.ts';
import { courts } from './courtFiles.ts';

export function sheetViewOf(activity: ActivityId) {
  const { sheetView, sheetFit } = courts[activity];
  return { viewBox: sheetView, preserveAspectRatio: sheetFit };
}

export const planStyles = () =>
  activityIds
    .map((activity) => {
      const { freePlaceInRoom, freeScale, ballPath, lobbyDistance } = courts[activity].plan;
      const [x, y] = freePlaceInRoom;
      const variables = `--free-position:${x}px,${y}px;--free-scale:${freeScale};--ball-path:path("${ballPath}")`;
      return `.court-${activity}{${variables}}.floor-plan-${activity}{--lobby-distance:${lobbyDistance}}`;
    })
    .join('');

/** Inlined in home, so that no room moves when the deferred styles arrive. */
export const roomStyles = () => {
  const areas = activityIds.map((activity) => `.floor-plan-${activity}{grid-area:${courts[activity].plan.gridArea}}`);
  // (width>=48rem) is --tablet-up of styles/breakpoints.css.
  return `@media screen and (width>=48rem){${areas.join('')}}`;
};
