import type { QueryOf } from '@anseo/contract/call'
import type { exportReports } from '@anseo/contract/problem-reports'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { countRows, ONE, type Place } from '../../../platform/database/counted-rows.ts'
import { follows, inOrder, type ListOrder } from '../../../platform/database/list-order.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { uuidOrNull } from '../../../platform/database/uuid-or-null.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { problemReport } from '../tables/problem-reports.ts'
import { hasPartyNamed } from '../../booking/public.ts'
import { type ReportRow, withEverything } from './store.ts'

function mentions(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const id = uuidOrNull(search)
  if (id) return or(eq(appointment.id, id), eq(problemReport.id, id))
  return and(isNotNull(appointment.reportedAt), hasPartyNamed(search))
}

type ReportFilter = QueryOf<typeof exportReports>

/** Finds a page of the reports that match a search; by default open ones oldest first, settled ones newest first. */
export function findReportPage(
  db: Queryable,
  { status, search, order = status === 'open' ? 'oldest' : 'newest', ids }: ReportFilter,
  { limit, offset, after }: Place,
): Promise<ReportRow[]> {
  const isOpen = status === 'open'
  const hasStatus = isOpen ? isNull(problemReport.settledAt) : isNotNull(problemReport.settledAt)
  const by: ListOrder = {
    key: isOpen ? problemReport.reportedAt : problemReport.settledAt,
    ...(order === 'newest' && { down: true }),
  }
  const isChosen = ids && inArray(problemReport.id, [...ids])
  return withEverything(db, and(hasStatus, isChosen, mentions(search), follows(by, problemReport.id, after)))
    .orderBy(...inOrder(by, problemReport.id))
    .limit(limit)
    .offset(offset)
}

/** Counts the open and settled reports that match a search, as far as the list pages. */
export async function countReports(db: Queryable, search: string | undefined) {
  const countOf = (hasStatus: SQL) =>
    countRows(
      db,
      db
        .select(ONE)
        .from(problemReport)
        .innerJoin(appointment, eq(appointment.id, problemReport.appointmentId))
        .where(and(hasStatus, mentions(search))),
    )
  const [open, settled] = await Promise.all([
    countOf(isNull(problemReport.settledAt)),
    countOf(isNotNull(problemReport.settledAt)),
  ])
  return { open, settled }
}

/** Counts the earlier appointments and reports of both sides. */
export async function countRecord(
  db: Queryable,
  { clientId, vendorId }: { clientId: string; vendorId: string },
) {
  const [row] = await db
    .select({
      clientBookings: sql<number>`count(*) filter (where ${appointment.clientId} = ${clientId})::int`,
      clientReports: sql<number>`count(${appointment.reportedAt}) filter (where ${appointment.clientId} = ${clientId})::int`,
      vendorCompleted: sql<number>`count(${appointment.completedAt}) filter (where ${appointment.vendorId} = ${vendorId})::int`,
      vendorReports: sql<number>`count(${appointment.reportedAt}) filter (where ${appointment.vendorId} = ${vendorId})::int`,
    })
    .from(appointment)
    .where(or(eq(appointment.clientId, clientId), eq(appointment.vendorId, vendorId)))
  return row!
}
