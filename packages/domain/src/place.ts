/** What a place is: a town or village, a part of a city, or the first three characters of eircodes. */
export const PLACE_KINDS = ['town', 'area', 'routing key'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]
