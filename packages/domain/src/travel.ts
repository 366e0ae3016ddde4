import type { BookingRules, VisitPlace } from './booking-rules.ts'
import { MINUTE_MS } from './duration.ts'
import { normaliseEircode } from './eircode.ts'
import { placeNamed } from './find-place.ts'
import { distanceKm, type Place } from './place.ts'
import { MINUTES_AN_HOUR, type Slot } from './slot.ts'

/** Where a visit takes place, as exactly as it is known. */
export interface Stop {
  /** Its routing key, or a town. */
  place: Place
  /** Null for a town. */
  eircode: string | null
}

/** A visit that holds its time in a vendor's calendar, from its start to the end of its buffer. */
export interface Visit extends Slot {
  /** Null without an address: it counts as no travel (B5). */
  stop: Stop | null
}

/** Straight lines are shorter than roads by about that factor. */
const DETOUR = 1.3
/** Up to here a journey is one through a town. */
const TOWN_KM = 10
const TOWN_KM_AN_HOUR = 30
const ROAD_KM_AN_HOUR = 60
/** To leave, and to find the door. */
const LEAVING_MINUTES = 5
const ROUNDED_TO_MINUTES = 5

/** Returns the stop of an Eircode; null if its routing key is unknown, or for no Eircode. */
export function stopAt(eircode: string | null | undefined): Stop | null {
  const normalised = normaliseEircode(eircode ?? '')
  const place = normalised && placeNamed(normalised.slice(0, 3))
  return place ? { place, eircode: normalised } : null
}

/** Returns the travel time over a distance on a straight line, in minutes, rounded up to five (B5). */
export function travelMinutes(km: number): number {
  const speed = km <= TOWN_KM ? TOWN_KM_AN_HOUR : ROAD_KM_AN_HOUR
  const minutes = LEAVING_MINUTES + ((DETOUR * km) / speed) * MINUTES_AN_HOUR
  return Math.ceil(minutes / ROUNDED_TO_MINUTES) * ROUNDED_TO_MINUTES
}

/** Returns the travel time between two visits, in minutes; 0 within one address or where one has no address (B5). */
export function minutesBetween(a: Stop | null, b: Stop | null): number {
  if (!a || !b || (a.eircode !== null && a.eircode === b.eircode)) return 0
  return travelMinutes(distanceKm(a.place, b.place))
}

/**
 * Returns what each visit takes from a calendar as far as a new one at a stop is concerned: its own time, and the travel
 * before and after it (B5). Not only the next visit counts, so that none comes too near when one between is cancelled.
 * @param stop null for a visit without an address.
 */
export const withTravel = (visits: readonly Visit[], stop: Stop | null): Slot[] =>
  visits.map(({ start, end, stop: other }) => {
    const travelMs = minutesBetween(stop, other) * MINUTE_MS
    return { start: new Date(start.getTime() - travelMs), end: new Date(end.getTime() + travelMs) }
  })

/** The place of a visit: the client's or the vendor's own (B4). */
export type BookedPlace = Exclude<VisitPlace, 'both'>

/** Returns the place of a booking that names none. */
export const usualPlace = (place: VisitPlace): BookedPlace => (place === 'vendor' ? 'vendor' : 'client')

/** Returns whether a vendor works at that place. */
export const worksAtPlace = (place: VisitPlace, booked: BookedPlace): boolean =>
  place === 'both' || place === booked

/** The rules that decide how far a vendor travels and what that costs. */
export type AreaRules = Pick<BookingRules, 'base' | 'radiusKm' | 'travelFees'>

/**
 * Returns the fee for a visit at a client's, in cents: that of the first band that the distance lies in, beyond the
 * last band that of the last (B4). Null outside the area: beyond the radius, or at an unknown distance where a radius
 * or bands are set.
 * @param town where the vendor works from if it has named no place of its own.
 */
export function travelFeeCents(
  { base, radiusKm, travelFees }: AreaRules,
  town: Place | null,
  to: Place | null,
): number | null {
  if (radiusKm === null && travelFees.length === 0) return 0
  const from = base ? (stopAt(base.eircode)?.place ?? null) : town
  if (!from || !to) return null
  const km = distanceKm(from, to)
  if (radiusKm !== null && km > radiusKm) return null
  return (travelFees.find(({ upToKm }) => km <= upToKm) ?? travelFees.at(-1))?.feeCents ?? 0
}

/** Returns whether times, fees or the area of a vendor depend on the client's address. */
export const dependsOnAddress = ({ base, radiusKm, travelFees }: AreaRules): boolean =>
  base !== null || radiusKm !== null || travelFees.length > 0

/** The facts of a vendor that decide where it can be booked. */
export interface TravellingVendor extends AreaRules {
  visitPlace: VisitPlace
  /** The town it works from, by name; '' or null for none. */
  place: string | null
}

/** Where a booking takes place, and its travel fee. */
export interface Journey {
  place: BookedPlace
  /** Null where no address is known. */
  stop: Stop | null
  /** Null outside the area. */
  travelFeeCents: number | null
}

/**
 * Returns where a booking takes place (B4). Without an address yet there is no travel, and the lowest fee.
 * @param wanted the place, by default the vendor's usual one, and the address of a visit to the client.
 */
export function journeyOf(
  vendor: TravellingVendor,
  wanted: { place?: BookedPlace | undefined; eircode?: string | null | undefined },
): Journey {
  const place = wanted.place ?? usualPlace(vendor.visitPlace)
  if (place === 'vendor') return { place, stop: stopAt(vendor.base?.eircode), travelFeeCents: 0 }
  if (!wanted.eircode) return { place, stop: null, travelFeeCents: lowestTravelFee(vendor) }
  const stop = stopAt(wanted.eircode)
  const town = placeNamed(vendor.place ?? '')
  return { place, stop, travelFeeCents: travelFeeCents(vendor, town, stop?.place ?? null) }
}

/** Where a client wants a visit, as a request to several vendors says it before there is an address (C8). */
export interface AskedPlace {
  place: BookedPlace
  /** The name of the place at which the client is; null for an unknown one. */
  area: string | null
}

/**
 * Returns where a quote takes place unless its client says otherwise (B4): as the request that it answers asks, if the vendor
 * works there, else as any booking that names no place.
 * @param asked null for a quote that answers no request.
 * @param eircode that of the client's profile.
 * @returns also whether the client has to name another address first: the request is about another area, of which the fee is
 * then, or the profile's address is outside the vendor's area.
 */
export function journeyAsked(
  vendor: TravellingVendor,
  asked: AskedPlace | null,
  eircode: string | null | undefined,
): Journey & { needsAddress: boolean } {
  const place = asked && worksAtPlace(vendor.visitPlace, asked.place) ? asked.place : undefined
  const journey = journeyOf(vendor, { place, eircode })
  const area = placeNamed(asked?.area ?? '')
  if (journey.place === 'vendor' || !area || area.name === stopAt(eircode)?.place.name) {
    return { ...journey, needsAddress: journey.travelFeeCents === null }
  }
  const fee = travelFeeCents(vendor, placeNamed(vendor.place ?? ''), area)
  return { place: 'client', stop: { place: area, eircode: null }, travelFeeCents: fee, needsAddress: true }
}

/**
 * Returns where a vendor would meet a client who is at a stop: there, or at its own place where it works only there or
 * the client is outside its area; null if it works at neither (B4). Without a stop there is no travel.
 */
export function meetingAt(vendor: TravellingVendor, at: Stop | null): { stop: Stop | null } | null {
  if (!at) return { stop: null }
  const town = placeNamed(vendor.place ?? '')
  const goesThere = vendor.visitPlace !== 'vendor' && travelFeeCents(vendor, town, at.place) !== null
  if (goesThere) return { stop: at }
  return vendor.visitPlace === 'client' ? null : { stop: stopAt(vendor.base?.eircode) }
}

/** Returns whether the fee for travel depends on the distance, so that a lowest price is 'plus travel' (A2). */
export const travelFeeVaries = ({ travelFees }: Pick<AreaRules, 'travelFees'>): boolean =>
  travelFees.some(({ feeCents }) => feeCents !== travelFees[0]?.feeCents)

/** Returns the fee of the cheapest band, in cents. */
export const lowestTravelFee = ({ travelFees }: Pick<AreaRules, 'travelFees'>): number =>
  travelFees.length === 0 ? 0 : Math.min(...travelFees.map(({ feeCents }) => feeCents))
