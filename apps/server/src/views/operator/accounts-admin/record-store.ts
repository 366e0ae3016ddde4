import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account } from '../../../modules/identity/tables/accounts.ts'
import { appointment } from '../../../modules/booking/tables/appointments.ts'
import { refund } from '../../../modules/money/tables/payments.ts'
import { problemReport } from '../../../modules/trust/tables/problem-reports.ts'
import { review } from '../../../modules/trust/tables/reviews.ts'
import type { Side } from './figures-store.ts'

/** The account whose records are read, and the page of them. */
export interface RecordPage {
  id: string
  side: Side
  limit: number
  offset: number
}

/** Returns the condition that an appointment is the account's; vendors' own bookings are left out, since only they may see them (B7). */
const isTheirs = ({ id, side }: RecordPage) =>
  and(
    eq(side === 'client' ? appointment.clientId : appointment.vendorId, id),
    isNotNull(appointment.clientId),
  )

/** Returns the condition that joins the account on the other side of an appointment. */
const isOther = ({ side }: RecordPage) =>
  eq(account.id, side === 'client' ? appointment.vendorId : appointment.clientId)

const theirAppointments = (db: Queryable, page: RecordPage) =>
  db.select({ id: appointment.id }).from(appointment).where(isTheirs(page))

const SLOT = {
  appointmentId: appointment.id,
  startsAt: appointment.startsAt,
  with: account.name,
}

/** Finds a page of refunds for an account's appointments, newest first, and their number. */
export async function findRefunds(db: Queryable, page: RecordPage) {
  const where = and(inArray(refund.appointmentId, theirAppointments(db, page)), ne(refund.status, 'void'))
  const rows = db
    .select({ record: refund, ...SLOT })
    .from(refund)
    .innerJoin(appointment, eq(appointment.id, refund.appointmentId))
    .innerJoin(account, isOther(page))
    .where(where)
    .orderBy(desc(refund.createdAt), desc(refund.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows: await rows, total: await db.$count(refund, where) }
}

/** Finds a page of problem reports about an account's appointments, newest first, and their number. */
export async function findReports(db: Queryable, page: RecordPage) {
  // Found by the appointments' own mark, since few of them were reported.
  const reported = db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(isTheirs(page), isNotNull(appointment.reportedAt)))
  const where = inArray(problemReport.appointmentId, reported)
  const rows = db
    .select({ record: problemReport, ...SLOT })
    .from(problemReport)
    .innerJoin(appointment, eq(appointment.id, problemReport.appointmentId))
    .innerJoin(account, isOther(page))
    .where(where)
    .orderBy(desc(problemReport.reportedAt), desc(problemReport.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows: await rows, total: await db.$count(problemReport, where) }
}

/** Finds a page of reviews that an account wrote or received, newest first, and their number. */
export async function findReviews(db: Queryable, page: RecordPage) {
  const where = eq(page.side === 'client' ? review.clientId : review.vendorId, page.id)
  const rows = db
    .select({ record: review, ...SLOT })
    .from(review)
    .innerJoin(appointment, eq(appointment.id, review.appointmentId))
    .innerJoin(account, isOther(page))
    .where(where)
    .orderBy(desc(review.writtenAt), desc(review.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows: await rows, total: await db.$count(review, where) }
}
