/** The names in styles/tokens.css that have a picture of their own in the gallery. */
export const floors = [
  'court',
  'pitch',
  'clay',
  'plum',
  'pool',
  'sand',
  'dirt',
  'wood',
  'lane',
  'track',
  'navy',
  'felt',
] as const;
export const sizes = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl'] as const;
export const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
