/** Light, deep, and door colour of the seven landscape walls behind a portrait. */
export const WALLS = {
  heather: ['#EADCF2', '#B995CB', '#F7EFFA'],
  fuchsia: ['#FBDCE3', '#E68FA6', '#FFF1F3'],
  foxglove: ['#F8DAD2', '#D98A79', '#FFF0EB'],
  primrose: ['#FFEBB0', '#EDBB3F', '#FFF8E0'],
  moss: ['#D5E8D4', '#83B18A', '#EEF7EC'],
  barley: ['#F1DFC0', '#CB9F5B', '#FBF2E0'],
  seafoam: ['#CFE6EE', '#78B2C6', '#EAF6FA'],
} as const

export type Wall = keyof typeof WALLS
