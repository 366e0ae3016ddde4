/** Large towns of the Republic, largest first: suggested before anything is typed. */
export const POPULAR_TOWNS = [
  'Dublin',
  'Cork',
  'Limerick',
  'Galway',
  'Waterford',
  'Swords',
  'Drogheda',
  'Dundalk',
] as const
