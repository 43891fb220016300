export const somebody = 'somebody';
/** Which pictures have a drawing, by the place that shows it. Names alone: content is checked without any component. */
export const drawnPeople = ['team-ceo', 'team-cto', 'team-cmo', 'face-badminton', 'face-softball', somebody] as const;
export const drawnFeatures = ['screen-dashboard', 'screen-events', 'screen-join', 'screen-membership'] as const;
export const drawnProducts = ['screen-dashboard', 'screen-host'] as const;
