// implements: §3.2, §5.31
import type { ShownVendor, VendorOnWire } from '@anseo/contract/vendors'
import { titleCase } from '@anseo/domain/person-name'
import { meetingAt, type Stop } from '@anseo/domain/travel'
import { imageUrl } from '../../platform/http/image-url.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { kmTo, type Near } from './near-place.ts'
import type { WantedSlot } from './free-at.ts'
import { freeStartsOf } from './next-free.ts'
import {
  slotsBookedIn,
  slotsBookedOf,
  type SlotsBooked,
  type TakenTimes,
} from '../../modules/booking/public.ts'
import type { ListedVendor } from '../../modules/catalogue/public.ts'
import { vendorFields } from '../vendor-fields.ts'
import { findTakenTimes } from './taken-times-store.ts'

/** Returns listed vendors for the wire, with the taken times of their calendars from today on (S7). */
export async function presentVendors(
  db: Queryable,
  rows: readonly ListedVendor[],
  now: Date,
): Promise<VendorOnWire[]> {
  const ids = rows.map(({ id }) => id)
  const booked = await slotsBookedOf(db, ids, now)
  return rows.map((row) => presentVendor(row, booked.get(row.id) ?? {}))
}

/** The number of free times that a card of a list shows. */
const SHOWN_TIMES = 3

interface Shown {
  /** The place from which the distance is counted. */
  near?: Near | undefined
  /** Where the client is; null if unknown. */
  at?: Stop | null
  /** The occupied hours of the vendors from today on, where they are known already. */
  taken?: TakenTimes | undefined
  /** The starts that a search by time is for. */
  wanted?: readonly WantedSlot[] | null
  /** True if each shows the first times at which it is free. */
  withTimes?: boolean
}

/** Returns listed vendors as `presentVendors` does, with when each is free next, and how far it is from a place. */
export async function presentShown(
  db: Queryable,
  rows: readonly ListedVendor[],
  now: Date,
  { near, at = null, taken: known, wanted = null, withTimes = false }: Shown = {},
): Promise<ShownVendor[]> {
  const ids = rows.map(({ id }) => id)
  const taken = known ?? (await findTakenTimes(db, ids, now))
  const booked = slotsBookedIn(taken.held, ids, now)
  const most = withTimes ? SHOWN_TIMES : 1
  const next = freeStartsOf(rows, taken, { now, at, most })
  const times = wanted ? freeStartsOf(rows, taken, { now, at, wanted, most }) : next
  return rows.map((row) => ({
    ...presentVendor(row, booked.get(row.id) ?? {}),
    nextFree: next.get(row.id)?.[0] ?? null,
    ...(withTimes && { freeTimes: times.get(row.id) ?? [] }),
    ...(!meetingAt(row, at) && { outsideArea: true as const }),
    ...(near && { distanceKm: kmTo(near, row.place) }),
  }))
}

const presentVendor = (row: ListedVendor, slotsBooked: SlotsBooked): VendorOnWire => ({
  ...vendorFields(row, slotsBooked),
  name: titleCase(row.name),
  image: imageUrl(row.imageKey),
  isVerified: true,
})
