import { HOUR_MS } from './duration.ts'
import { PAY_REMINDER_HOURS } from './limits.ts'

/** Both sides are reminded of an appointment twice: a day before, and two hours before its start. */
export type AppointmentReminder = 'day' | 'hour'

/** The hours before the start in which each reminder may be sent; a missed one is not sent later. */
export const REMINDER_HOURS: Record<AppointmentReminder, { from: number; until: number }> = {
  day: { from: 24, until: 2 },
  hour: { from: 2, until: 0 },
}

/** The facts of a confirmed appointment that decide its reminders. */
export interface RemindedAppointment {
  start: Date
  bookedAt: Date
}

/** Returns whether a start is so near that the reminder a day before would come later than that. */
export const isTooNearForDayReminder = (start: Date, now: Date): boolean =>
  start.getTime() - now.getTime() < REMINDER_HOURS.day.from * HOUR_MS

/** Returns whether a reminder is due; the one a day before is not sent for an appointment booked later than that. */
export function isReminderDue(
  reminder: AppointmentReminder,
  { start, bookedAt }: RemindedAppointment,
  now: Date,
): boolean {
  const { from, until } = REMINDER_HOURS[reminder]
  const since = new Date(start.getTime() - from * HOUR_MS)
  const till = new Date(start.getTime() - until * HOUR_MS)
  return since <= now && now < till && (reminder === 'hour' || bookedAt <= since)
}

/**
 * Returns when to remind the client to pay: 6 hours before the deadline, or halfway through a window under 12 hours
 * (L2).
 */
export function payReminderAt(confirmedAt: Date, deadline: Date): Date {
  const window = deadline.getTime() - confirmedAt.getTime()
  return new Date(deadline.getTime() - Math.min(PAY_REMINDER_HOURS * HOUR_MS, window / 2))
}
