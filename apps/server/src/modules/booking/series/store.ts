import { and, asc, count, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import { appointmentState } from '@anseo/domain/appointment'
import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import type { SeriesOrder } from '@anseo/contract/admin-series'
import { type Slot, slotOfLength } from '@anseo/domain/slot'
import type { Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { follows, inOrder, type ListOrder } from '../../../platform/database/list-order.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { type AppointmentRow, factsOf } from '../appointment-row.ts'
import { clientAccount, vendorAccount } from '../appointments/parties.ts'
import { appointment } from '../tables/appointments.ts'
import { series } from '../tables/series.ts'
import { seriesVisit } from '../tables/series-visits.ts'

export type SeriesRow = typeof series.$inferSelect
export type VisitRow = typeof seriesVisit.$inferSelect

/** A visit of a series, with its appointment once that is made. */
export interface Visit extends VisitRow {
  made: AppointmentRow | null
}

/** The condition that a series was neither declined nor ended. */
export const isRunning = and(isNull(series.declinedAt), isNull(series.endedAt))

/** Returns the condition that a series is the client's. */
export const isSeriesOfClient = (clientId: string) => eq(series.clientId, clientId)

/** Returns the condition that a series has one of these ids; undefined, which matches every series, without ids. */
export const isOneOfSeries = (ids: readonly string[] | undefined) => ids && inArray(series.id, [...ids])

/** Returns the condition that a series has this id. */
export const isSeries = (id: string) => eq(series.id, id)

/** Returns the condition that a series is the vendor's. */
export const isSeriesOfVendor = (vendorId: string) => eq(series.vendorId, vendorId)

/** Returns the key of a visit, for maps and queues. */
export const keyOfVisit = ({ seriesId, position }: Pick<VisitRow, 'seriesId' | 'position'>) =>
  `${seriesId} ${position}`

/** Locks a series, which comes before its vendor in the order of locks; null if none matches `whose`. */
export async function lockSeries(db: Transaction, id: string, whose?: SQL): Promise<SeriesRow | null> {
  const [row] = await db
    .select()
    .from(series)
    .where(and(eq(series.id, id), whose))
    .for('update')
  return row ?? null
}

/** Reads a series that exists. */
export async function readSeries(db: Queryable, id: string): Promise<SeriesRow> {
  const [row] = await db.select().from(series).where(eq(series.id, id))
  return row!
}

/** Finds the visits of these series with their appointments, in order. */
export async function findVisits(db: Queryable, seriesIds: readonly string[]): Promise<Visit[]> {
  const rows = await db
    .select({ visit: seriesVisit, made: appointment })
    .from(seriesVisit)
    .leftJoin(appointment, eq(appointment.id, seriesVisit.appointmentId))
    .where(inArray(seriesVisit.seriesId, [...seriesIds]))
    .orderBy(asc(seriesVisit.seriesId), asc(seriesVisit.position))
  return rows.map(({ visit, made }) => ({ ...visit, made }))
}

/** Returns the slot of a visit: where its appointment is now, or where it is to be made. */
export const slotOfVisit = ({ made, startsAt }: Visit, { minutes }: Pick<SeriesRow, 'minutes'>): Slot =>
  made ? { start: made.startsAt, end: made.endsAt } : slotOfLength(startsAt, minutes)

/** Returns whether a visit has no appointment, and was neither skipped nor found impossible. */
export const isUnmade = ({ appointmentId, skippedAt, conflict }: VisitRow): boolean =>
  !appointmentId && !skippedAt && !conflict

/** Returns whether a visit is still to be made; one whose time has passed before the vendor answered is not. */
export const isPlanned = (visit: VisitRow, now: Date): boolean => isUnmade(visit) && visit.startsAt > now

/** Returns whether a visit has an appointment that waits for the vendor. */
export const isWaiting = ({ made }: Visit, now: Date): boolean =>
  made !== null && appointmentState(factsOf(made), now) === 'pending'

/** Updates a visit of a locked series. */
export async function setVisit(
  db: Transaction,
  { seriesId, position }: Pick<VisitRow, 'seriesId' | 'position'>,
  changes: Partial<VisitRow>,
): Promise<void> {
  await db
    .update(seriesVisit)
    .set(changes)
    .where(and(eq(seriesVisit.seriesId, seriesId), eq(seriesVisit.position, position)))
}

const ORDERS: Record<SeriesOrder, ListOrder> = {
  newest: { key: series.bookedAt, down: true },
  oldest: { key: series.bookedAt },
}

/** Finds series with the accounts of client and vendor; the newest first by default. */
export const findSeries = (
  db: Queryable,
  whose: SQL | undefined,
  order: SeriesOrder = 'newest',
  { limit, offset, after }: Place = { limit: MAX_UNPAGED_ENTRIES, offset: 0 },
) =>
  db
    .select({
      row: series,
      client: personColumns(clientAccount),
      vendor: { ...personColumns(vendorAccount), speciality: vendor.speciality },
    })
    .from(series)
    .innerJoin(vendor, eq(vendor.id, series.vendorId))
    .innerJoin(clientAccount, eq(clientAccount.id, series.clientId))
    .innerJoin(vendorAccount, eq(vendorAccount.id, series.vendorId))
    .where(and(whose, follows(ORDERS[order], series.id, after)))
    .orderBy(...inOrder(ORDERS[order], series.id))
    .limit(limit)
    .offset(offset)

const personColumns = ({ id, name, imageKey }: typeof clientAccount | typeof vendorAccount) => ({
  id,
  name,
  imageKey,
})

/** Counts series. */
export async function countSeries(db: Queryable, whose: SQL): Promise<number> {
  const [found] = await db.select({ total: count() }).from(series).where(whose)
  return found!.total
}

/** Finds the ids of running series whose new price was not answered in time. */
export async function findUnansweredPrices(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: series.id })
    .from(series)
    .where(and(isRunning, lte(series.newPriceAnswerBy, now)))
    .limit(limit)
  return rows.map(({ id }) => id)
}
