import { alternatives } from '@anseo/domain/alternatives'
import type { Problem } from '@anseo/domain/problem'
import { type Slot, slotToWire } from '@anseo/domain/slot'
import type { VendorCalendar } from '@anseo/domain/slot-grid'
import { isByTheHour } from '@anseo/domain/slot-problem'
import type { Stop } from '@anseo/domain/travel'
import { formatWallTime } from '@anseo/domain/wall-time'
import { dayBounds } from '@anseo/domain/working-hours'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import { SQL_STATE, sqlStateOf } from '../../../platform/database/sql-state.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { readVendorCalendar } from '../calendar/read-calendar.ts'

/** Refuses a slot when the domain names a problem; a taken one with up to three others (S4). */
export function refuseSlot(
  problem: Problem | null,
  calendar: VendorCalendar,
  slot: Slot | null,
  now: Date,
): void {
  if (problem?.code === 'SLOT_TAKEN' && slot) throw taken(calendar, slot, now)
  refuseOn(problem, { ...(problem && OWN_TEXTS[problem.code]?.(calendar)) })
}

/** The text of a refusal by a vendor with rules of its own (B1). */
const OWN_TEXTS: Partial<Record<Problem['code'], (calendar: VendorCalendar) => { message: string } | null>> =
  {
    SLOT_OUTSIDE_WINDOW: ({ horizonDays }) => ({ message: `Choose a date in the next ${horizonDays} days.` }),
    SLOT_INVALID: (calendar) => {
      if (isByTheHour(calendar)) return null
      const { stepMinutes, weeklyHours } = calendar
      const { startHour, endHour } = dayBounds(weeklyHours)
      const day = `${formatWallTime(startHour)} to ${formatWallTime(endHour)}`
      return { message: `Choose a time in steps of ${stepMinutes} minutes, within ${day}.` }
    },
  }

/** A slot to be taken; the appointment's own current slot does not count as busy. */
export interface Claim {
  vendorId: string
  slot: Slot
  exceptAppointmentIds?: readonly string[]
  /** Where it would take place (B5). */
  stop?: Stop | null
}

/**
 * Runs what moves an appointment; where the database has the last word on the claimed slot (S4), its refusal names
 * other times.
 */
export async function orSlotTaken<T>(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  work: (claim: (claimed: Claim) => void) => Promise<T>,
): Promise<T> {
  let claimed: Claim | undefined
  try {
    return await work((claim) => (claimed = claim))
  } catch (error) {
    if (sqlStateOf(error) !== SQL_STATE.exclusionViolation || !claimed) throw error
    throw await slotTaken({ db, now: clock.now() }, claimed)
  }
}

/** Returns the refusal of a slot that was taken between our check and our insert. */
export async function slotTaken(
  { db, now }: { db: Queryable; now: Date },
  { vendorId, slot, ...options }: Claim,
): Promise<Refusal> {
  return taken(await readVendorCalendar(db, vendorId, now, options), slot, now)
}

const taken = (calendar: VendorCalendar, slot: Slot, now: Date) =>
  new Refusal('SLOT_TAKEN', { alternatives: alternatives(calendar, slot, now).map(slotToWire) })
