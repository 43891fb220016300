/** The twelve hobbies. Each has a court (site/courts/) and a room in home's floor plan. */
export const activityIds = [
  'badminton',
  'futsal',
  'basketball',
  'band',
  'softball',
  'swimming',
  'tennis',
  'bowling',
  'running',
  'volleyball',
  'table-tennis',
  'billiards',
] as const;
export type ActivityId = (typeof activityIds)[number];
