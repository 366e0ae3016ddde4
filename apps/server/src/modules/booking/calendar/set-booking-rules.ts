import type { putBookingRules, BookingRulesOnWire } from '@anseo/contract/booking-rules'
import type { BodyOf } from '@anseo/contract/call'
import { type BookingRules, inWholeHours } from '@anseo/domain/booking-rules'
import { centsToEuro, euroToCents } from '@anseo/domain/money'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import { stopAt } from '@anseo/domain/travel'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor, priceVendor, refuseNotice, saveBookingRules } from '../../catalogue/public.ts'
import { announceFreed } from '../freed-times/announce-freed.ts'
import { announceCalendar } from './announce-calendar.ts'
import { findBookingRules } from './hours-store.ts'

type Changes = BodyOf<typeof putBookingRules>

/**
 * Returns the rules by which the caller takes bookings (B1).
 * @throws Refusal `NOT_FOUND` if the account is gone.
 */
export async function showBookingRules({ db }: Runtime, caller: Caller): Promise<BookingRulesOnWire> {
  return presentRules(await readBookingRules(db, caller.accountId))
}

/**
 * Changes the caller's rules for new bookings; existing ones keep theirs (S1).
 * @returns all rules as they are then.
 * @throws Refusal `INVALID_REQUEST` at the field of a rule that cannot be.
 */
export const setBookingRules = (
  runtime: Runtime,
  { accountId }: Caller,
  changes: Changes,
): Promise<BookingRulesOnWire> =>
  runtime.transaction(async (unit) => {
    await lockVendor(unit.db, accountId)
    const before = await readBookingRules(unit.db, accountId)
    const rules = { ...before, ...changedRules(changes) }
    refuseNotice(rules)
    refuseTravel(rules)
    await saveBookingRules(unit.db, accountId, rules)
    await priceVendor(unit.db, runtime, accountId)
    announceCalendar(unit, accountId)
    const { place: visitPlace, ...others } = before
    await announceFreed(unit, accountId, { rulesBefore: { ...others, visitPlace } })
    return presentRules(rules)
  })

async function readBookingRules(db: Queryable, vendorId: string): Promise<BookingRules> {
  const rules = await findBookingRules(db, vendorId)
  if (!rules) throw new Refusal('NOT_FOUND')
  return rules
}

function changedRules(changes: Changes): Partial<BookingRules> {
  const { bufferHours, travelFees, bufferMinutes = hoursToMinutes(bufferHours), ...others } = changes
  if (bufferHours !== undefined && bufferMinutes !== hoursToMinutes(bufferHours)) {
    throw invalidField('bufferHours', "This isn't the same as bufferMinutes. Send one of them.")
  }
  return {
    ...others,
    ...(bufferMinutes !== undefined && { bufferMinutes }),
    ...(travelFees && {
      travelFees: travelFees
        .map(({ upToKm, fee }) => ({ upToKm, feeCents: euroToCents(fee) }))
        .toSorted((a, b) => a.upToKm - b.upToKm),
    }),
  }
}

const hoursToMinutes = (hours: number | undefined) => hours && hours * MINUTES_AN_HOUR

/**
 * Refuses rules without an address where clients come to the vendor, with an Eircode of an unknown area, or with two
 * fees for one distance (B4).
 */
function refuseTravel({ place, base, travelFees }: BookingRules): void {
  if (place !== 'client' && !base) throw invalidField('base', 'Add the address of your place.')
  if (base && !stopAt(base.eircode)) {
    throw invalidField('base.eircode', "We don't know this Eircode area. Check the first three characters.")
  }
  const distances = new Set(travelFees.map(({ upToKm }) => upToKm))
  if (distances.size < travelFees.length) {
    throw invalidField('travelFees', 'Use each distance once.')
  }
}

const presentRules = ({ travelFees, ...rules }: BookingRules): BookingRulesOnWire => ({
  ...(rules as Omit<BookingRulesOnWire, 'travelFees' | 'bufferHours'>),
  bufferHours: inWholeHours(rules.bufferMinutes),
  travelFees: travelFees.map(({ upToKm, feeCents }) => ({ upToKm, fee: centsToEuro(feeCents) })),
})
