import { HOUR_MS } from '@anseo/domain/duration'
import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { COMPLETION_WINDOW_HOURS } from '@anseo/domain/limits'
import type { Slot } from '@anseo/domain/slot'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account, client } from '../../identity/tables/accounts.ts'
import { appointment } from '../tables/appointments.ts'
import { contact } from '../tables/contacts.ts'
import { GRID_COLUMNS, TRAVEL_COLUMNS } from '../../catalogue/public.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { LostRace } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, excludedRange } from '../appointment-row.ts'
import { ADDRESS_COLUMNS } from './address-of.ts'
import { isBlockedBetween } from '../blocks/is-blocked-between.ts'
import { clientName, isClientAccount } from '../contacts/client-name.ts'
import { isOfClient, isOfMarketplaceOrPaid, isOfVendor } from '../lock-appointment.ts'
import { takenTime } from '../taken-time.ts'

/** The condition that an appointment is neither declined, cancelled nor complete. */
export const isOpen = and(
  isNull(appointment.declinedAt),
  isNull(appointment.cancelledAt),
  isNull(appointment.completedAt),
)

/**
 * The payment deadline: the end of the window or the start, whichever is first (L2); the same expression as in its
 * index.
 */
export const payDeadline = sql`least(${appointment.payBy}, ${appointment.startsAt})`

/** Returns the condition that an appointment has timed out: it is unpaid, and its start has come or its payment window is over (L2, T3). */
export const isDue = (now: Date): SQL | undefined =>
  and(isOpen, isNull(appointment.paidAt), sql`${payDeadline} <= ${now.toISOString()}::timestamptz`)

/**
 * Updates an appointment if its version is still the one that was read (L1), and increments the version.
 * @throws LostRace if it was changed in between, so that the transaction is retried.
 */
export async function compareAndSet(
  db: Transaction,
  { id, version }: AppointmentRow,
  changes: Partial<AppointmentRow>,
): Promise<AppointmentRow> {
  const [row] = await db
    .update(appointment)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(appointment.id, id), eq(appointment.version, version)))
    .returning()
  if (!row) throw new LostRace(`appointment ${id}`)
  return row
}

type NewAppointment = Omit<typeof appointment.$inferInsert, 'during' | 'startsAt' | 'endsAt'> & {
  slot: Slot
  bufferMinutes: number
}

/** Inserts an appointment; null when the slot was taken (S4), found by the database without a failure. */
export async function insertAppointment(
  db: Transaction,
  { slot, ...values }: NewAppointment,
): Promise<AppointmentRow | null> {
  const during = excludedRange(slot, values.bufferMinutes)
  const [row] = await db
    .insert(appointment)
    .values({ ...values, startsAt: slot.start, endsAt: slot.end, during })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** The parts of a client's profile that booking needs. */
export const PROFILE_COLUMNS = {
  phone: client.phone,
  ...ADDRESS_COLUMNS,
}

/** Locks a client, so that its bookings come one by one (S8), and returns the parts of its profile that booking needs. */
export async function lockClient(db: Transaction, clientId: string) {
  const [profile] = await db
    .select(PROFILE_COLUMNS)
    .from(client)
    .where(eq(client.id, clientId))
    .for('no key update')
  return profile ?? { phone: null, line1: null, line2: null, eircode: null }
}

/** Returns the condition that an appointment waits for its vendor or for its client's payment: neither paid nor timed out (S8). */
export const isUnpaid = (now: Date): SQL | undefined =>
  and(
    isOpen,
    isNull(appointment.paidAt),
    gt(appointment.startsAt, now),
    or(isNull(appointment.payBy), gt(appointment.payBy, now)),
  )

/** The number of appointments, where all visits of a series count as one (S8, C6). */
export const countedOnce = sql<number>`count(distinct coalesce(${appointment.seriesId}, ${appointment.id}))::int`

/**
 * Counts the appointments of a client that are neither paid nor timed out (S8), and of those the confirmed ones that can be
 * paid for now; visits of a series wait for their time to pay (C6).
 */
export async function countUnpaid(db: Queryable, clientId: string, now: Date) {
  const isPayable = and(isNotNull(appointment.confirmedAt), isNull(appointment.seriesId))
  const [found] = await db
    .select({
      pendingCount: countedOnce,
      payableCount: sql<number>`count(*) filter (where ${isPayable})::int`,
    })
    .from(appointment)
    .where(and(isOfClient(clientId), isUnpaid(now)))
  return found!
}

/** Finds until when an instant booking has to be paid, as ISO text; null for any other (B6). */
export async function findInstantPayBy(db: Queryable, id: string): Promise<string | null> {
  const isInstant = and(eq(appointment.id, id), eq(appointment.instant, true))
  const [row] = await db.select({ payBy: appointment.payBy }).from(appointment).where(isInstant)
  return row?.payBy?.toISOString() ?? null
}

/** Finds the ids of due appointments, oldest first, of one vendor or of all. */
export async function findDue(
  db: Queryable,
  now: Date,
  { limit, vendorId }: { limit?: number; vendorId?: string },
): Promise<string[]> {
  const found = db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(isDue(now), vendorId === undefined ? undefined : isOfVendor(vendorId)))
    .orderBy(appointment.startsAt)
  const rows = await (limit === undefined ? found : found.limit(limit))
  return rows.map(({ id }) => id)
}

/** Finds the ids of paid appointments that complete automatically now, oldest first (L3). */
export async function findPassedAndPaid(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const endedBefore = new Date(now.getTime() - COMPLETION_WINDOW_HOURS * HOUR_MS)
  const rows = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(
      and(
        isOpen,
        isNotNull(appointment.paidAt),
        // An ended appointment has also begun: by this the index of open appointments finds it.
        lte(appointment.startsAt, endedBefore),
        lte(appointment.endsAt, endedBefore),
        or(isNull(appointment.vendorMarkedAt), lte(appointment.vendorMarkedAt, endedBefore)),
        or(isNull(appointment.reportedAt), isNotNull(appointment.reportSettledAt)),
      ),
    )
    .orderBy(appointment.endsAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The time of a quote that its client accepts, with the buffer that it would have. */
export interface QuotedTime {
  clientId: string
  vendorId: string
  slot: Slot
  bufferMinutes: number
}

/** Finds the ids of a client's unanswered requests to a vendor that overlap a quoted time. */
export async function findOwnRequests(db: Queryable, time: QuotedTime): Promise<string[]> {
  const { clientId, vendorId, slot, bufferMinutes } = time
  const meets = sql`${takenTime} && ${excludedRange(slot, bufferMinutes)}`
  const rows = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(isOfClient(clientId), isOfVendor(vendorId), isOpen, isNull(appointment.confirmedAt), meets))
  return rows.map(({ id }) => id)
}

/** Finds the ids of a vendor's open, unpaid appointments. */
export async function findOpenUnpaid(db: Queryable, vendorId: string): Promise<string[]> {
  const rows = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(isOpen, isOfVendor(vendorId), isNull(appointment.paidAt)))
  return rows.map(({ id }) => id)
}

/** Finds the ids of a client's open appointments that have not begun, by start. */
export async function findOpenAhead(db: Queryable, clientId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: appointment.id })
    .from(appointment)
    .where(and(isOpen, isOfClient(clientId), gt(appointment.startsAt, now)))
    .orderBy(appointment.startsAt, appointment.id)
  return rows.map(({ id }) => id)
}

/** Finds a vendor's open, paid appointments that are not over yet, by start. */
export const findPaidAhead = (db: Queryable, vendorId: string, now: Date): Promise<AppointmentRow[]> =>
  db.select().from(appointment).where(isPaidAhead(vendorId, now)).orderBy(appointment.startsAt)

/** Finds the first `limit` of a vendor's open, paid appointments that are not over yet, with the names of their clients. */
export const findUnsettled = (db: Queryable, vendorId: string, now: Date, limit: number) =>
  db
    .select({ id: appointment.id, startsAt: appointment.startsAt, clientName })
    .from(appointment)
    .leftJoin(contact, eq(contact.id, appointment.contactId))
    .leftJoin(account, isClientAccount)
    .where(isPaidAhead(vendorId, now))
    .orderBy(appointment.startsAt)
    .limit(limit)

/** Counts a vendor's open, paid appointments that are not over yet. */
export const countPaidAhead = (db: Queryable, vendorId: string, now: Date): Promise<number> =>
  db.$count(appointment, isPaidAhead(vendorId, now))

const isPaidAhead = (vendorId: string, now: Date) =>
  and(
    isOpen,
    isOfVendor(vendorId),
    isOfMarketplaceOrPaid,
    isNotNull(appointment.paidAt),
    gt(appointment.endsAt, now),
  )

/** Returns the columns of a vendor that booking needs; for a client with a block between them it is not available (C9). */
export const bookableColumns = (now: Date, clientId?: SQL | string) => ({
  speciality: vendor.speciality,
  feePerHourCents: vendor.feePerHourCents,
  cancellationHours: vendor.cancellationHours,
  confirmation: vendor.confirmation,
  ...GRID_COLUMNS,
  ...TRAVEL_COLUMNS,
  available:
    clientId === undefined
      ? vendor.available
      : sql<boolean>`${vendor.available} and not ${isBlockedBetween(clientId, sql`${vendor.id}`)}`,
  isVerified: sql<boolean>`${vendor.verifiedAt} is not null and ${vendor.suspendedAt} is null
    and (${vendor.listedUntil} is null or ${vendor.listedUntil} > ${now.toISOString()})`,
})

const selectBookable = (db: Queryable, vendorId: string, now: Date, clientId?: string) =>
  db.select(bookableColumns(now, clientId)).from(vendor).where(eq(vendor.id, vendorId))

/** Finds the facts of a vendor that booking needs; `clientId` is the client of a new booking. */
export async function findBookableVendor(db: Queryable, vendorId: string, now: Date, clientId?: string) {
  const [found] = await selectBookable(db, vendorId, now, clientId)
  return found ?? null
}

/**
 * Finds the same for a new booking, and keeps the vendor from being suspended until the end of the transaction, so that
 * a suspension finds the booking and cancels it (L7).
 */
export async function holdBookableVendor(db: Transaction, vendorId: string, now: Date, clientId: string) {
  const [found] = await selectBookable(db, vendorId, now, clientId).for('key share')
  return found ?? null
}
