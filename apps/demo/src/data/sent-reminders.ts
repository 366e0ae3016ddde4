import { type AppointmentReminder, payReminderAt, REMINDER_HOURS } from '@anseo/domain/reminders'
import type { AppointmentRow } from './appointment-facts.ts'
import { hoursAfter } from './moments.ts'

type SentReminders = Pick<AppointmentRow, 'dayReminderAt' | 'hourReminderAt' | 'payReminderAt'>

/** Returns the reminders that were due by `now`, marked as sent, so that the first sweep does not send them again. */
export function sentReminders(
  { start, now }: { start: Date; now: Date },
  { confirmedAt, payBy, paidAt }: Partial<AppointmentRow>,
): SentReminders {
  const ifPast = (instant: Date) => (instant <= now ? instant : null)
  const before = (reminder: AppointmentReminder) => ifPast(hoursAfter(start, -REMINDER_HOURS[reminder].from))
  const toPay =
    confirmedAt && payBy && !paidAt ? payReminderAt(confirmedAt, payBy < start ? payBy : start) : null
  return {
    dayReminderAt: confirmedAt ? before('day') : null,
    hourReminderAt: confirmedAt ? before('hour') : null,
    payReminderAt: toPay && ifPast(toPay),
  }
}
