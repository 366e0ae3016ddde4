import type { AppointmentFacts } from './appointment.ts'
import { problemTo } from './appointment-permissions.ts'
import type { BookableVendor } from './booking-problem.ts'
import { vendorProblem } from './booking-problem.ts'
import type { Problem } from './problem.ts'
import type { Slot } from './slot.ts'
import { calendarProblem, moveTimeProblem, slotProblem } from './slot-problem.ts'

export interface RescheduleFacts {
  appointment: AppointmentFacts
  /** The new slot; null when the wire form could not be read. */
  slot: Slot | null
  /** Its calendar leaves out the appointment's own old slot (S2). */
  vendor: BookableVendor
}

/** Returns why a reschedule is refused, or null, by the appointment, the new slot and the vendor (S2, S3, §5). */
export function rescheduleProblem({ appointment, slot, vendor }: RescheduleFacts, now: Date): Problem | null {
  const refusal = problemTo.reschedule(appointment, now) ?? slotProblem(slot, now, vendor.calendar, true)
  if (refusal || !slot) return refusal
  return (
    moveTimeProblem(appointment, slot) ?? vendorProblem(vendor) ?? calendarProblem(vendor.calendar, slot, now)
  )
}

/** Returns whether the vendor has to confirm again: only a paid appointment stays as it was (L5). */
export function needsNewConfirmation({ paid }: AppointmentFacts): boolean {
  return !paid
}
