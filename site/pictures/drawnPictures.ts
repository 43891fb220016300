// Only the names of the drawings are here, so that the content check loads no components.
export const noPhotoDrawing = 'no-photo';
export const drawnPeople = [
  'team-ceo',
  'team-cto',
  'team-cmo',
  'face-badminton',
  'face-softball',
  noPhotoDrawing,
] as const;
export const drawnFeatures = ['screen-dashboard', 'screen-events', 'screen-join', 'screen-membership'] as const;
export const drawnProducts = ['screen-dashboard', 'screen-host'] as const;
