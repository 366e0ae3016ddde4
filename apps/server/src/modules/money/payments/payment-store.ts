import type { PaymentKind } from '@anseo/domain/balance'
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { payment } from '../tables/payments.ts'
import { LostRace } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, lockAppointment } from '../../booking/public.ts'

export type PaymentRow = typeof payment.$inferSelect

const isLive = and(isNull(payment.abandonedAt), isNull(payment.succeededAt))

/** Locks a payment and, before it, its vendor and its appointment: the lock order of every step. */
export async function lockPayment(db: Transaction, id: string) {
  const found = await findPayment(db, id)
  const row = found && (await lockAppointment(db, found.appointmentId))
  if (!row) throw new Error(`Payment ${id} does not exist`)
  const [locked] = await db.select().from(payment).where(eq(payment.id, id)).for('update')
  if (!locked) throw new Error(`Payment ${id} vanished`)
  return { payment: locked, appointment: row }
}

/** Finds a payment by its id; null if there is none. */
export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.id, id))
  return row ?? null
}

/** Returns the appointment that a payment is for. */
export async function findAppointmentOf(
  db: Queryable,
  { appointmentId }: PaymentRow,
): Promise<AppointmentRow> {
  const [row] = await db.select().from(appointment).where(eq(appointment.id, appointmentId))
  return row!
}

/** Finds the payment of an intent, or null; with a client, only if it is for an appointment of that client. */
export async function findPaymentOfIntent(
  db: Queryable,
  intentId: string,
  clientId?: string,
): Promise<PaymentRow | null> {
  const [row] = await db
    .select(getTableColumns(payment))
    .from(payment)
    .innerJoin(appointment, eq(appointment.id, payment.appointmentId))
    .where(
      and(
        eq(payment.intentId, intentId),
        clientId === undefined ? undefined : eq(appointment.clientId, clientId),
      ),
    )
  return row ?? null
}

/**
 * Finds the payment of an intent, and the id of who pays it: the client's account; by link the payment request, and for a tip
 * by link the appointment.
 */
export async function findPaymentWithPayer(
  db: Queryable,
  intentId: string,
): Promise<{ payment: PaymentRow; payer: string } | null> {
  const [row] = await db
    .select({
      payment: getTableColumns(payment),
      payer: sql<string>`coalesce(${appointment.clientId}, ${payment.requestId}, ${appointment.id})`,
    })
    .from(payment)
    .innerJoin(appointment, eq(appointment.id, payment.appointmentId))
    .where(eq(payment.intentId, intentId))
  return row ?? null
}

/** Finds a payment by the id of its charge at the provider; null if there is none. */
export async function findPaymentOfCharge(db: Queryable, chargeId: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.chargeId, chargeId))
  return row ?? null
}

/** The amount and purpose of a payment. */
export interface WantedPayment {
  kind: PaymentKind
  amountCents: number
  /** The request that it pays. */
  requestId: string | null
}

/** Finds the payment of a kind of an appointment that is neither paid nor abandoned; null if there is none. */
export async function findLivePayment(
  db: Queryable,
  appointmentId: string,
  kind: PaymentKind,
): Promise<PaymentRow | null> {
  const [live] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.appointmentId, appointmentId), eq(payment.kind, kind), isLive))
  return live ?? null
}

/** Inserts a payment of a locked appointment that has no live one of the kind. */
export async function insertPayment(
  db: Transaction,
  values: typeof payment.$inferInsert,
): Promise<PaymentRow> {
  const [made] = await db.insert(payment).values(values).returning()
  return made!
}

/**
 * Updates a payment if its version is still the one that was read, and increments the version.
 * @throws LostRace if it was changed in between, so that the transaction is retried.
 */
export async function compareAndSetPayment(
  db: Transaction,
  { id, version }: PaymentRow,
  changes: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const [row] = await db
    .update(payment)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(payment.id, id), eq(payment.version, version)))
    .returning()
  if (!row) throw new LostRace(`payment ${id}`)
  return row
}

/** Abandons the live payments of an appointment, of some kinds, and returns their ids. */
export async function abandonLivePayments(
  db: Transaction,
  appointmentId: string,
  kinds: readonly PaymentKind[],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .update(payment)
    .set({ abandonedAt: now, version: sql`${payment.version} + 1` })
    .where(and(eq(payment.appointmentId, appointmentId), inArray(payment.kind, [...kinds]), isLive))
    .returning({ id: payment.id })
  return rows.map(({ id }) => id)
}

/** Finds the payments of an appointment that succeeded and were not returned, of some kinds. */
export const findKeptPayments = (
  db: Queryable,
  appointmentId: string,
  kinds: readonly PaymentKind[],
): Promise<PaymentRow[]> => db.select().from(payment).where(isKept(appointmentId, kinds))

const isKept = (appointmentId: string, kinds: readonly PaymentKind[]) =>
  and(
    eq(payment.appointmentId, appointmentId),
    inArray(payment.kind, [...kinds]),
    isNotNull(payment.succeededAt),
    isNull(payment.returnedAt),
  )

/** Returns the ids of live payments that the provider knows, in their order, after a given one. */
export async function findLivePayments(
  db: Queryable,
  afterId: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(isLive, isNotNull(payment.intentId), afterId === null ? undefined : gt(payment.id, afterId)))
    .orderBy(asc(payment.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Returns the name of a vendor's account as stored; '' if there is no such account. */
export async function findVendorName(db: Queryable, vendorId: string): Promise<string> {
  const [row] = await db.select({ name: account.name }).from(account).where(eq(account.id, vendorId))
  return row?.name ?? ''
}
