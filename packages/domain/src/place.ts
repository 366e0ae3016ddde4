/** Kinds of places: a town or village, a part of a city, or the first three characters of eircodes. */
export const PLACE_KINDS = ['town', 'area', 'routing key'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** A place in Ireland, north or south, that people and vendors can be near to. */
export interface Place {
  /** Unique: 'Rathmines', 'D06'; of two places of one name the smaller has its county: 'Blackrock, Louth'. */
  name: string
  kind: PlaceKind
  county: string
  /** Degrees of WGS 84. */
  latitude: number
  longitude: number
  /** Inhabitants, roughly; decides between places of one name. */
  size: number
  /** Other names: in Irish, and common spellings. */
  otherNames: readonly string[]
}

/** The radius of the sphere that fits the ellipsoid best at 53.5° N, the middle of Ireland. */
const EARTH_RADIUS_KM = 6384
const radians = (degrees: number) => (degrees * Math.PI) / 180

type Position = Pick<Place, 'latitude' | 'longitude'>

/** Returns the kilometres between two places along a great circle (haversine; within 0.2 % of the ellipsoid in Ireland). */
export function distanceKm(a: Position, b: Position): number {
  const northward = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const eastward = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const both = northward + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * eastward
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(both))
}
