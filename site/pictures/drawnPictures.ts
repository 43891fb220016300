/** The name of the drawing for a person whose picture the owner has not chosen yet. */
export const noPhoto = 'no-photo';
/** Pictures that have a drawing. Only their names are here, so that the content check loads no components. */
export const drawnPeople = ['team-ceo', 'team-cto', 'team-cmo', 'face-badminton', 'face-softball', noPhoto] as const;
export const drawnFeatures = ['screen-dashboard', 'screen-events', 'screen-join', 'screen-membership'] as const;
export const drawnProducts = ['screen-dashboard', 'screen-host'] as const;
