import { type ActivityId, activityIds } from '../../content/schema/activities.ts';
import { courts } from './courtFiles.ts';

export function sheetViewOf(activity: ActivityId) {
  const { sheetViewBox, sheetPreserveAspectRatio } = courts[activity];
  return { viewBox: sheetViewBox, preserveAspectRatio: sheetPreserveAspectRatio };
}

export const floorPlanStyles = () =>
  activityIds
    .map((activity) => {
      const { freePlaceInRoom, freePlaceToBallRatio, ballPath, audienceDelayMs } = courts[activity].inFloorPlan;
      const [x, y] = freePlaceInRoom;
      const freePlace = `--free-place-in-room:${x}px,${y}px;--free-place-to-ball-ratio:${freePlaceToBallRatio}`;
      return `.court-${activity}{${freePlace};--ball-path:path("${ballPath}")}.floor-plan-${activity}{--audience-delay:${audienceDelayMs}ms}`;
    })
    .join('');

/** Inlined in home, so that no room moves when the deferred styles arrive. */
export const roomStyles = () => {
  const areas = activityIds.map(
    (activity) => `.floor-plan-${activity}{grid-area:${courts[activity].inFloorPlan.gridArea}}`,
  );
  // (width>=48rem) is --tablet-up of styles/breakpoints.css.
  return `@media screen and (width>=48rem){${areas.join('')}}`;
};
