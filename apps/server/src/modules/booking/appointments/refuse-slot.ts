import { alternatives } from '@anseo/domain/alternatives'
import { rescheduleTooLateText } from '@anseo/domain/cutoff'
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
import { type AppointmentRow, slotOf } from '../appointment-row.ts'
import { readVendorCalendar } from '../calendar/read-calendar.ts'
import { readCalendarToMove } from './read-calendar-to-move.ts'

/**
 * Refuses a slot when the domain names a problem; a taken one with up to three others (S4).
 * @param moved the appointment that is to move there.
 */
export function refuseSlot(
  problem: Problem | null,
  calendar: VendorCalendar,
  slot: Slot | null,
  now: Date,
  moved?: AppointmentRow,
): void {
  if (problem?.code === 'SLOT_TAKEN' && slot) throw taken(calendar, slot, now, moved)
  if (problem?.code === 'RESCHEDULE_TOO_LATE' && moved) {
    throw new Refusal(problem.code, { message: rescheduleTooLateText(moved.cancellationHours) })
  }
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

/** A slot to be taken, by an appointment that moves there or by a new one. */
export type Claim = { slot: Slot } & (
  | { moved: AppointmentRow }
  | {
      vendorId: string
      /** Where it would take place (B5). */
      stop: Stop | null
    }
)

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
  { slot, ...claim }: Claim,
): Promise<Refusal> {
  return 'moved' in claim
    ? taken(await readCalendarToMove(db, claim.moved, now), slot, now, claim.moved)
    : taken(await readVendorCalendar(db, claim.vendorId, now, { stop: claim.stop }), slot, now)
}

const taken = (calendar: VendorCalendar, slot: Slot, now: Date, moved?: AppointmentRow) =>
  new Refusal('SLOT_TAKEN', {
    alternatives: alternatives(calendar, slot, now, moved && slotOf(moved)).map(slotToWire),
  })
