import { HOUR_MS } from '@anseo/domain/duration'
import { PAY_REMINDER_HOURS } from '@anseo/domain/limits'
import { type AppointmentReminder, REMINDER_HOURS } from '@anseo/domain/reminders'
import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { isOpen, payDeadline } from './store.ts'

const REMINDED_AT = {
  day: appointment.dayReminderAt,
  hour: appointment.hourReminderAt,
} satisfies Record<AppointmentReminder, unknown>

/** Returns the condition that an appointment is confirmed, and paid or still payable. */
const isAgreed = (now: Date): SQL | undefined =>
  and(
    isOpen,
    isNotNull(appointment.confirmedAt),
    or(isNotNull(appointment.paidAt), gt(appointment.payBy, now)),
  )

const isUnpaid = and(isOpen, isNotNull(appointment.confirmedAt), isNull(appointment.paidAt))

const inHours = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS)

/** Finds appointments that may be due for a reminder, soonest first; the domain decides. */
export function findNear(
  db: Queryable,
  reminder: AppointmentReminder,
  now: Date,
  limit: number,
): Promise<AppointmentRow[]> {
  const { from, until } = REMINDER_HOURS[reminder]
  const bookedInTime = sql`${appointment.bookedAt} <= ${appointment.startsAt} - make_interval(hours => ${from})`
  return db
    .select()
    .from(appointment)
    .where(
      and(
        isAgreed(now),
        isNull(REMINDED_AT[reminder]),
        gt(appointment.startsAt, inHours(now, until)),
        lte(appointment.startsAt, inHours(now, from)),
        reminder === 'day' ? bookedInTime : undefined,
      ),
    )
    .orderBy(appointment.startsAt)
    .limit(limit)
}

/**
 * Records a reminder as sent; returns null if another process has recorded it or the start has changed since it was
 * read.
 */
export const claimReminder = (
  db: Transaction,
  near: AppointmentRow,
  reminder: AppointmentReminder,
  now: Date,
): Promise<AppointmentRow | null> => {
  const set = reminder === 'day' ? { dayReminderAt: now } : { hourReminderAt: now }
  return claim(db, near, set, and(isAgreed(now), isNull(REMINDED_AT[reminder])))
}

async function claim(
  db: Transaction,
  { id, startsAt }: AppointmentRow,
  set: Partial<AppointmentRow>,
  isDue: SQL | undefined,
): Promise<AppointmentRow | null> {
  const isSame = and(eq(appointment.id, id), eq(appointment.startsAt, startsAt))
  const [row] = await db.update(appointment).set(set).where(and(isSame, isDue)).returning()
  return row ?? null
}

/**
 * Finds appointments to be paid within the next hours, the most urgent first; the domain decides whether to remind.
 */
export const findSoonToPay = (db: Queryable, now: Date, limit: number): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointment)
    .where(
      and(
        isUnpaid,
        isNull(appointment.payReminderAt),
        sql`${payDeadline} > ${now.toISOString()}::timestamptz`,
        sql`${payDeadline} <= ${inHours(now, PAY_REMINDER_HOURS).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(payDeadline)
    .limit(limit)

/**
 * Records the payment reminder as sent; returns null if another process has recorded it or the window has changed since
 * it was read.
 */
export const claimPayReminder = (
  db: Transaction,
  row: AppointmentRow,
  now: Date,
): Promise<AppointmentRow | null> => {
  const isDue = and(isUnpaid, isNull(appointment.payReminderAt), eq(appointment.payBy, row.payBy!))
  return claim(db, row, { payReminderAt: now }, isDue)
}
