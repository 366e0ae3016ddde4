import { DAY_MS } from '@anseo/domain/duration'
import { createHash } from 'node:crypto'
import { BALANCE_DAYS } from '@anseo/domain/balance'
import { and, desc, eq, getTableColumns, inArray, lte, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { createSecret } from '../../identity/public.ts'
import { isOpenRequest as isOpen, type RequestRow } from '../payments/asked-sum.ts'
import { paymentLink, paymentRequest } from '../tables/payment-requests.ts'

/** Returns the digest that the database stores in place of a payment link's token; links in use depend on its format. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Inserts a request; the open one before it must have ended. */
export async function insertRequest(
  db: Transaction,
  values: typeof paymentRequest.$inferInsert,
): Promise<RequestRow> {
  const [row] = await db.insert(paymentRequest).values(values).returning()
  return row!
}

/** Adds a link to a request and returns its token, of which only the digest is stored. */
export async function insertLink(db: Queryable, requestId: string, createdAt: Date): Promise<string> {
  const token = createSecret()
  await db.insert(paymentLink).values({ digest: digestOf(token), requestId, createdAt })
  return token
}

/** Finds the request of a link; null for a token that we did not make. */
export async function findRequestOfLink(db: Queryable, token: string): Promise<RequestRow | null> {
  const [row] = await db
    .select(getTableColumns(paymentRequest))
    .from(paymentLink)
    .innerJoin(paymentRequest, eq(paymentRequest.id, paymentLink.requestId))
    .where(eq(paymentLink.digest, digestOf(token)))
  return row ?? null
}

/** Finds the request of an appointment that can still be paid. */
export async function findOpenRequest(db: Queryable, appointmentId: string): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(paymentRequest)
    .where(and(eq(paymentRequest.appointmentId, appointmentId), isOpen))
  return row ?? null
}

/** Finds the latest request for a sum before the start, by link, of each of the given appointments, with that start. */
export async function findLatestRequests(
  db: Queryable,
  appointmentIds: readonly string[],
): Promise<(RequestRow & { start: Date })[]> {
  return db
    .selectDistinctOn([paymentRequest.appointmentId], {
      ...getTableColumns(paymentRequest),
      start: appointment.startsAt,
    })
    .from(paymentRequest)
    .innerJoin(appointment, eq(appointment.id, paymentRequest.appointmentId))
    .where(
      and(inArray(paymentRequest.appointmentId, [...appointmentIds]), eq(paymentRequest.kind, 'deposit')),
    )
    .orderBy(paymentRequest.appointmentId, desc(paymentRequest.createdAt), desc(paymentRequest.id))
}

/** Ends the open request of an appointment and returns it; null if there was none. */
export async function endOpenRequest(
  db: Transaction,
  appointmentId: string,
  now: Date,
): Promise<RequestRow | null> {
  const [ended] = await db
    .update(paymentRequest)
    .set({ endedAt: now })
    .where(and(eq(paymentRequest.appointmentId, appointmentId), isOpen))
    .returning()
  return ended ?? null
}

/** Records when the link was last emailed. */
export const setEmailed = async (db: Queryable, id: string, emailedAt: Date): Promise<void> => {
  await db.update(paymentRequest).set({ emailedAt }).where(eq(paymentRequest.id, id))
}

/** Finds open requests whose time to pay is over: a deposit at the start, a balance 30 days after the end. */
export const findDueRequests = (db: Queryable, now: Date, limit: number): Promise<RequestRow[]> =>
  db
    .select(getTableColumns(paymentRequest))
    .from(paymentRequest)
    .innerJoin(appointment, eq(appointment.id, paymentRequest.appointmentId))
    .where(
      and(
        isOpen,
        or(
          lte(paymentRequest.payBy, now),
          and(eq(paymentRequest.kind, 'deposit'), lte(appointment.startsAt, now)),
          lte(appointment.endsAt, new Date(now.getTime() - BALANCE_DAYS * DAY_MS)),
        ),
      ),
    )
    .limit(limit)

/** Finds the ids of a vendor's appointments that have an open payment request. */
export async function findAsking(db: Queryable, vendorId: string): Promise<string[]> {
  const rows = await db
    .select({ id: paymentRequest.appointmentId })
    .from(paymentRequest)
    .innerJoin(appointment, eq(appointment.id, paymentRequest.appointmentId))
    .where(and(eq(appointment.vendorId, vendorId), isOpen))
  return rows.map(({ id }) => id)
}
