import { randomUUID } from 'node:crypto'
import { payByFrom } from '@anseo/domain/appointment'
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { COMPLETION_WINDOW_HOURS, REQUEST_REMINDER_HOURS } from '@anseo/domain/limits'
import { type FeeRates, priceDeposit } from '@anseo/domain/price'
import { slotHours } from '@anseo/domain/slot'
import type { appointment } from '@anseo/server/modules/booking/tables/appointments'
import type { DemoAppointment } from './demo-appointment.ts'
import { hoursAfter, momentToInstant } from './moments.ts'
import { sentReminders } from './sent-reminders.ts'

export type AppointmentRow = typeof appointment.$inferInsert & { id: string; clientId: string }

type Facts = Partial<AppointmentRow>

export type Pricing = { feePerHourCents: number; rates: FeeRates; paymentWindowHours: number }

type Course = { booked: Date; start: Date; end: Date; now: Date; paymentWindowHours: number }

function confirmed(at: Date, { paymentWindowHours }: Course): Facts {
  return { confirmedAt: at, payBy: payByFrom(at, paymentWindowHours) }
}

const paid = (course: Course): Facts => ({
  ...confirmed(hoursAfter(course.booked, 0.75), course),
  paidAt: hoursAfter(course.booked, 1.5),
})

/** Two of three clients mark it as complete; the others' appointments are completed automatically (L3). */
function completed({ end, booked }: Course): Facts {
  const byClient = booked.getUTCMinutes() % 3 !== 0
  const at = hoursAfter(end, byClient ? 1 + (booked.getUTCMinutes() % 12) : COMPLETION_WINDOW_HOURS)
  return { completedAt: at, clientMarkedAt: byClient ? at : null }
}

function factsOf({ outcome }: DemoAppointment, course: Course): Facts {
  const { booked, start, now } = course
  switch (outcome.is) {
    case 'pending':
      return {}
    case 'awaiting-payment':
      return confirmed(momentToInstant(outcome.confirmed, now), course)
    case 'paid':
      return paid(course)
    case 'completed':
      return { ...paid(course), ...completed(course) }
    case 'declined':
      return { declinedAt: momentToInstant(outcome.at, now), endReason: outcome.reason }
    case 'cancelled': {
      const cancelledAt = momentToInstant(outcome.at, now)
      return { ...paid(course), cancelledAt, cancelledBy: outcome.by, endReason: outcome.reason ?? null }
    }
    case 'unanswered':
      return { cancelledAt: start, cancelledBy: 'auto' }
    case 'unpaid': {
      const facts = confirmed(hoursAfter(booked, 1), course)
      return { ...facts, cancelledAt: facts.payBy, cancelledBy: 'auto' }
    }
  }
}

function problemOf({ problem }: DemoAppointment, now: Date): Facts {
  if (!problem) return {}
  const { reported, vendorMarked } = problem
  return {
    reportedAt: momentToInstant(reported, now),
    vendorMarkedAt: vendorMarked ? momentToInstant(vendorMarked, now) : null,
  }
}

/** Returns the number of reminders to the vendor before an answer, or the end, came (L2). */
function remindersOf(facts: Facts, { booked, now }: Course): number {
  const answered = facts.confirmedAt ?? facts.declinedAt ?? facts.cancelledAt ?? now
  return REQUEST_REMINDER_HOURS.filter((hours) => hoursAfter(booked, hours) <= answered).length
}

/** Returns the row of an appointment in its state at `now`, priced by the fee per hour and the fee rates (L1, M2). */
export function appointmentRow(
  plan: DemoAppointment,
  people: { clientId: string; vendorId: string },
  { feePerHourCents, rates, paymentWindowHours }: Pricing,
  now: Date,
): AppointmentRow {
  const date = addDays(dublinDate(now), plan.day)
  const slot = { start: instantOf(date, plan.from), end: instantOf(date, plan.to) }
  const course = { ...slot, booked: momentToInstant(plan.booked, now), now, paymentWindowHours }
  const facts = factsOf(plan, course)
  return {
    id: randomUUID(),
    ...people,
    startsAt: slot.start,
    endsAt: slot.end,
    during: `[${slot.start.toISOString()},${slot.end.toISOString()})`,
    note: plan.note ?? null,
    ...priceDeposit(feePerHourCents * slotHours(slot), rates),
    bookedAt: course.booked,
    requestedAt: course.booked,
    paymentWindowHours,
    ...facts,
    ...problemOf(plan, now),
    ...sentReminders(course, facts),
    rescheduleCount: plan.rescheduleCount ?? 0,
    remindedCount: remindersOf(facts, course),
  }
}
