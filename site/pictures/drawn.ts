export const somebody = 'somebody';
/** The pictures that have a drawing. Names only, so that content is checked without any component. */
export const drawnPeople = ['team-ceo', 'team-cto', 'team-cmo', 'face-badminton', 'face-softball', somebody] as const;
export const drawnFeatures = ['screen-dashboard', 'screen-events', 'screen-join', 'screen-membership'] as const;
export const drawnProducts = ['screen-dashboard', 'screen-host'] as const;
