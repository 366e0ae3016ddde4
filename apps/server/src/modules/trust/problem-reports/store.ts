import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { client } from '../../identity/tables/accounts.ts'
import { clientAccount, vendorAccount } from '../../booking/public.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { problemReport } from '../tables/problem-reports.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'

export type ReportStatus = 'open' | 'settled'

/** The last of the page before: when it was reported or settled, in ms since 1970, and its id. */
export interface ReportPlace {
  ms: string
  id: string
}

/** Inserts a report and returns its id. */
export async function insertReport(
  db: Transaction,
  values: typeof problemReport.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(problemReport).values(values).returning({ id: problemReport.id })
  return row!.id
}

/** Finds the id of the appointment that a report is about; null if there is no such report. */
export async function findReportedAppointment(db: Queryable, reportId: string): Promise<string | null> {
  const [row] = await db
    .select({ appointmentId: problemReport.appointmentId })
    .from(problemReport)
    .where(eq(problemReport.id, reportId))
  return row?.appointmentId ?? null
}

type Settlement = Required<
  Pick<
    typeof problemReport.$inferInsert,
    'settledAt' | 'settledBy' | 'refundCents' | 'earnedCents' | 'reasonToClient' | 'reasonToVendor'
  >
>

/** Returns whether a report of a locked appointment waits for its settlement. */
export const isOpen = async (db: Transaction, id: string): Promise<boolean> =>
  (await db.$count(problemReport, and(eq(problemReport.id, id), isNull(problemReport.settledAt)))) > 0

/** Stores the settlement of an open report of a locked appointment. */
export async function storeSettlement(db: Transaction, id: string, settlement: Settlement): Promise<void> {
  await db.update(problemReport).set(settlement).where(eq(problemReport.id, id))
}

/** Selects reports with everything that an admin sees of them. */
export const withEverything = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      report: getTableColumns(problemReport),
      appointment: getTableColumns(appointment),
      speciality: vendor.speciality,
      client: {
        id: clientAccount.id,
        name: clientAccount.name,
        email: clientAccount.email,
        phone: client.phone,
        imageKey: clientAccount.imageKey,
      },
      vendor: {
        id: vendorAccount.id,
        name: vendorAccount.name,
        email: vendorAccount.email,
        phone: vendor.phone,
        imageKey: vendorAccount.imageKey,
      },
    })
    .from(problemReport)
    .innerJoin(appointment, eq(appointment.id, problemReport.appointmentId))
    .innerJoin(clientAccount, eq(clientAccount.id, appointment.clientId))
    .leftJoin(client, eq(client.id, appointment.clientId))
    .innerJoin(vendorAccount, eq(vendorAccount.id, appointment.vendorId))
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .where(where)

export type ReportRow = Awaited<ReturnType<typeof withEverything>>[number]

/** Finds a problem report with its appointment and both sides. */
export async function findReport(db: Queryable, id: string): Promise<ReportRow | null> {
  const [row] = await withEverything(db, eq(problemReport.id, id))
  return row ?? null
}

/** Finds open reports oldest first, or settled ones newest first, after a place; all or `limit`. */
export async function findReports(
  db: Queryable,
  status: ReportStatus,
  { after, limit }: { after: ReportPlace | undefined; limit: number | undefined },
): Promise<ReportRow[]> {
  const open = status === 'open'
  const at = open ? problemReport.reportedAt : problemReport.settledAt
  const key = sql`${problemReport.id}::text`
  const then = after && new Date(Number(after.ms)).toISOString()
  const follows =
    after && sql`(${at}, ${key}) ${open ? sql`>` : sql`<`} (${then}::timestamptz, ${after.id}::text)`
  const hasStatus = open ? isNull(problemReport.settledAt) : isNotNull(problemReport.settledAt)
  const inOrder = open ? asc : desc
  const query = withEverything(db, and(hasStatus, follows)).orderBy(inOrder(at), inOrder(key))
  return limit === undefined ? query : query.limit(limit)
}

/** Finds the messages to both sides of settled reports, by appointment. */
export const findSettlements = (db: Queryable, appointmentIds: readonly string[]) =>
  db
    .select({
      appointmentId: problemReport.appointmentId,
      toClient: problemReport.reasonToClient,
      toVendor: problemReport.reasonToVendor,
    })
    .from(problemReport)
    .where(and(inArray(problemReport.appointmentId, [...appointmentIds]), isNotNull(problemReport.settledAt)))
