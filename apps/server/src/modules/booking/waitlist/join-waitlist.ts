import type { BodyOf } from '@anseo/contract/call'
import type { waitlistCalls } from '@anseo/contract/waitlist'
import { compareDates, formatIsoDate } from '@anseo/domain/calendar-date'
import { MAX_WAITLIST_ENTRIES } from '@anseo/domain/limits'
import { searchName } from '@anseo/domain/search-name'
import { MINUTES_AN_HOUR, slotOfLength } from '@anseo/domain/slot'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { type Wish, wishHours, wishProblem } from '@anseo/domain/waitlist'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { readBookedServices, requireListed } from '../../catalogue/public.ts'
import { isClosing, refuseBlocked } from '../../identity/public.ts'
import { lockClient } from '../appointments/store.ts'
import { hasBlocked } from '../blocks/is-blocked-between.ts'
import type { waitlistEntry } from '../tables/waitlist.ts'
import { findEntriesOf, insertEntry } from './entry-store.ts'

type Wanted = BodyOf<typeof waitlistCalls.join>
type Columns = Omit<typeof waitlistEntry.$inferSelect, 'id' | 'clientId' | 'createdAt'>

/**
 * Lets a client wait for a time; one that already waits for the same keeps its place (C7).
 * @returns the id of its entry.
 * @throws Refusal `INVALID_REQUEST`, `VENDOR_NOT_FOUND`, `VENDOR_UNAVAILABLE` for a vendor that the client blocks, `SERVICE_GONE`,
 * `SERVICE_DURATION`, `WAITLIST_FULL`, `ACCOUNT_CLOSING`, `ACCOUNT_BLOCKED`
 */
export const joinWaitlist = (
  { transaction }: Runtime,
  { accountId: clientId }: Caller,
  wanted: Wanted,
): Promise<string> =>
  transaction(async ({ db, now }) => {
    const columns = { ...whom(wanted), ...columnsOf(readWish(wanted, now)) }
    if (columns.vendorId) {
      await requireListed(db, columns.vendorId, now)
      await readBookedServices(db, columns.vendorId, columns.serviceIds, slotOfLength(now, columns.minutes))
    }
    // Locked, so that several calls at once respect the limit.
    await lockClient(db, clientId)
    await refuseBlocked(db, clientId)
    if (await isClosing(db, clientId)) throw new Refusal('ACCOUNT_CLOSING')
    // A vendor's block shows nowhere, so that its client waits in vain (C9).
    if (columns.vendorId && (await hasBlocked(db, clientId, columns.vendorId))) {
      throw new Refusal('VENDOR_UNAVAILABLE', { message: BLOCKED })
    }
    const waiting = await findEntriesOf(db, clientId, now)
    const same = waiting.find(({ entry }) => isSame(entry, columns))
    if (same) return same.entry.id
    if (waiting.length >= MAX_WAITLIST_ENTRIES) throw new Refusal('WAITLIST_FULL')
    return insertEntry(db, { ...columns, clientId, createdAt: now })
  })

const BLOCKED = "You've blocked this vendor. Unblock them first."

/** Returns what a client waits for: either a vendor and perhaps services of it, or a speciality and a town. */
function whom({ vendorId, speciality, town, serviceIds }: Wanted) {
  if ((vendorId === undefined) === (speciality === undefined && town === undefined)) {
    throw invalidField('vendorId', 'Choose a vendor, or a speciality and a town.')
  }
  if (vendorId !== undefined) {
    return { vendorId, speciality: null, town: null, foldedTown: null, serviceIds: [...new Set(serviceIds)] }
  }
  if (!speciality) throw invalidField('speciality', 'Choose a speciality.')
  if (!town) throw invalidField('town', 'Enter a town.')
  return { vendorId: null, speciality, town, foldedTown: searchName(town), serviceIds: [] }
}

const PROBLEMS = {
  PAST: ['days', 'Choose today or a later day.'],
  TOO_SHORT: ['to', "The booking doesn't fit between these times. Choose a later end."],
} as const

function readWish({ days, from, to, minutes }: Wanted, now: Date): Wish {
  const dates = [...new Set(days)].map((day) => parseSlotDate(day)!).toSorted(compareDates)
  const wish = { dates, minutes, ...wishHours(from, to)! }
  const problem = wishProblem(wish, now)
  if (problem) {
    const [field, text] = PROBLEMS[problem]
    throw invalidField(field, text)
  }
  return wish
}

const columnsOf = ({ dates, fromHour, toHour, minutes }: Wish) => ({
  days: dates.map(formatIsoDate),
  lastDay: formatIsoDate(dates.at(-1)!),
  fromMinute: fromHour * MINUTES_AN_HOUR,
  toMinute: toHour * MINUTES_AN_HOUR,
  minutes,
})

const isSame = (entry: typeof waitlistEntry.$inferSelect, wanted: Columns): boolean =>
  (['vendorId', 'speciality', 'foldedTown', 'fromMinute', 'toMinute', 'minutes'] as const).every(
    (key) => entry[key] === wanted[key],
  ) &&
  (['days', 'serviceIds'] as const).every(
    (key) => entry[key].toSorted().join() === wanted[key].toSorted().join(),
  )
