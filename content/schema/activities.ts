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
