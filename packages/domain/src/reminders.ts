import { PAY_REMINDER_HOURS } from './limits.ts'
import { HOUR_MS } from './slot.ts'

/** Both are reminded of an appointment twice: a day before, and shortly before it starts. */
export type AppointmentReminder = 'day' | 'hour'

/** From when on before the start each is due, and until when it makes sense. */
export const REMINDER_HOURS: Record<AppointmentReminder, { from: number; until: number }> = {
  day: { from: 24, until: 2 },
  hour: { from: 2, until: 0 },
}

/** The facts of a confirmed appointment that decide its reminders. */
export interface RemindedAppointment {
  start: Date
  bookedAt: Date
}

/** Returns whether a reminder is due; a day before only when it was booked earlier than that. */
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

/** When the client is told that the time to pay ends soon: 6 h before, or after half of a window under 12 h (L2). */
export function payReminderAt(confirmedAt: Date, deadline: Date): Date {
  const window = deadline.getTime() - confirmedAt.getTime()
  return new Date(deadline.getTime() - Math.min(PAY_REMINDER_HOURS * HOUR_MS, window / 2))
}
