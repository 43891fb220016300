export const somebody = 'somebody';
/** The names of pictures that have a drawing. The check of the content needs no component for them. */
export const drawnPeople = ['team-ceo', 'team-cto', 'team-cmo', 'face-badminton', 'face-softball', somebody] as const;
export const drawnFeatures = ['screen-dashboard', 'screen-events', 'screen-join', 'screen-membership'] as const;
export const drawnProducts = ['screen-dashboard', 'screen-host'] as const;
