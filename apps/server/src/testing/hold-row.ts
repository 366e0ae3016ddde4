import type { Slot } from '@anseo/domain/slot'
import type { Pool } from 'pg'
import { expect, vi } from 'vitest'
import type { TestApp } from './test-app.ts'

/** Locks the row that a query finds, like a slow transaction, until the returned function is called. */
async function holdRow(pool: Pool, query: string, id: string): Promise<() => Promise<void>> {
  const connection = await pool.connect()
  await connection.query('begin')
  await connection.query(query, [id])
  return async () => {
    await connection.query('rollback')
    connection.release()
  }
}

/** Holds the lock that every change of an appointment takes first, so that later changes wait for it. */
export const holdVendor = (pool: Pool, vendorId: string) =>
  holdRow(pool, 'select from vendor where id = $1 for update', vendorId)

/** Holds a client, so that its bookings and blocks wait. */
export const holdClient = (pool: Pool, clientId: string) =>
  holdRow(pool, 'select from client where id = $1 for no key update', clientId)

/** Holds an account, so that a login behind its password waits. */
export const holdAccount = (pool: Pool, accountId: string) =>
  holdRow(pool, 'select from account where id = $1 for update', accountId)

/** Holds an appointment, so that what has locked its vendor waits for it. */
export const holdAppointment = (pool: Pool, appointmentId: string) =>
  holdRow(pool, 'select from appointment where id = $1 for update', appointmentId)

/** Holds an appointment that is moving to a slot, so that a booking of that slot waits at its insert. */
export const holdSlot = (pool: Pool, appointmentId: string, { start, end }: Slot) =>
  holdRow(
    pool,
    `update appointment set (starts_at, ends_at, during) = (lower(slot), upper(slot), slot)
     from tstzrange('${start.toISOString()}', '${end.toISOString()}') as slot where id = $1`,
    appointmentId,
  )

/** Holds a client in a vendor's book, so that changes of it wait. */
export const holdContact = (pool: Pool, contactId: string) =>
  holdRow(pool, 'select from contact where id = $1 for no key update', contactId)

/** Holds a quote, so that later changes of it wait. */
export const holdQuote = (pool: Pool, quoteId: string) =>
  holdRow(pool, 'select from quote where id = $1 for update', quoteId)

/** Holds an account's two-step verification, so that its next code waits. */
export const holdSecondFactor = (pool: Pool, accountId: string) =>
  holdRow(pool, 'select from second_factor where account_id = $1 for update', accountId)

/** Delays the provider's answers about one payment intent. */
export const holdIntent = (pool: Pool, intentId: string) =>
  holdRow(pool, 'select from payments_sandbox.objects where id = $1 for update', intentId)

/** Waits until that many transactions of this database wait for a lock. */
export const whenWaiting = (pool: Pool, count: number) =>
  vi.waitFor(async () => expect((await pool.query(WAITING)).rows[0].count).toBe(count), {
    timeout: 30_000,
    interval: 10,
  })

const WAITING = `select count(*)::int from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

type Results<A extends readonly (() => Promise<unknown>)[]> = {
  -readonly [I in keyof A]: Awaited<ReturnType<A[I]>>
}

/** Starts actions so that they queue for the vendor's lock in this order, then lets them run. */
export async function inOrder<const A extends readonly (() => Promise<unknown>)[]>(
  { runtime: { pool } }: TestApp,
  vendorId: string,
  actions: A,
): Promise<Results<A>> {
  const release = await holdVendor(pool, vendorId)
  const results: Promise<unknown>[] = []
  for (const action of actions) {
    results.push(action())
    await whenWaiting(pool, results.length)
  }
  await release()
  return (await Promise.all(results)) as Results<A>
}
