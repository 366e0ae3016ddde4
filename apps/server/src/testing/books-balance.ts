import { expect } from 'vitest'
import { drained } from './drained.ts'
import type { TestApp } from './test-app.ts'

/** Conditions that must never hold; each query returns the rows at fault. */
const NEVER = {
  'a movement that does not sum to zero':
    'select movement_id as id from ledger_entry group by movement_id having sum(cents) <> 0',
  'a live payment of an appointment that has ended': `
    select p.id from payment p join appointment a on a.id = p.appointment_id
    where p.succeeded_at is null and p.abandoned_at is null and (p.kind = 'deposit' or a.completed_at is null)
      and coalesce(a.declined_at, a.cancelled_at, a.completed_at) is not null`,
  'money that is neither for a paid appointment nor on its way back': `
    select p.id from payment p join appointment a on a.id = p.appointment_id
    where p.succeeded_at is not null and a.paid_at is null
      and not exists (select from refund r where r.payment_id = p.id and r.amount_cents = coalesce(p.received_cents, p.amount_cents))`,
  // A balance can be paid in parts; its table refuses more than its sum.
  'an appointment that was paid for twice': `
    select appointment_id as id from payment where kind <> 'balance' and succeeded_at is not null and returned_at is null
    group by appointment_id, kind having count(*) > 1`,
  // By what was due: what a bank gave of it is not sent.
  'a paid appointment that somebody else ended without everything going back': `
    select a.id from appointment a join payment p on p.appointment_id = a.id and p.succeeded_at is not null and p.returned_at is null
    where (a.declined_at is not null or a.cancelled_by <> 'client')
      and (select coalesce(-sum(e.cents), 0) from refund r
        join ledger_movement m on m.kind = 'refund' and m.source = r.id::text
        join ledger_entry e on e.movement_id = m.id and e.account = 'refunds-due' where r.payment_id = p.id)
        <> case p.kind when 'deposit' then a.total_cents else p.amount_cents end`,
  'a balance that is not what was recorded and paid by card': `
    select a.id from appointment a where a.balance_paid_cents <>
      (select coalesce(sum(amount_cents), 0) from recorded_payment r where r.appointment_id = a.id and r.undone_at is null)
      + (select coalesce(sum(amount_cents), 0) from payment p where p.appointment_id = a.id and p.kind = 'balance'
        and p.succeeded_at is not null and p.returned_at is null)`,
  'more going back than has arrived': `
    select p.id from payment p join refund r on r.payment_id = p.id where r.status <> 'void'
    group by p.id having sum(r.amount_cents) > coalesce(p.received_cents, p.amount_cents)`,
  'a sum that is held for a vendor whose appointment has ended': `
    select m.appointment_id as id from ledger_entry e join ledger_movement m on m.id = e.movement_id
    join appointment a on a.id = m.appointment_id
    where e.account = 'vendor-held' and coalesce(a.completed_at, a.cancelled_at, a.declined_at) is not null
    group by m.appointment_id having sum(e.cents) <> 0`,
  'an appointment that does not balance by itself': `
    select m.appointment_id as id from ledger_entry e join ledger_movement m on m.id = e.movement_id
    where m.appointment_id is not null group by m.appointment_id having sum(e.cents) <> 0`,
}

/**
 * Checks the money of the whole app once its work is done: the rules above, our books against the provider's list, and
 * what is owed to clients against the refunds that are still to settle (M5, M6).
 */
export async function booksBalance(app: TestApp): Promise<void> {
  await drained(app)
  for (const [what, query] of Object.entries(NEVER)) {
    expect((await app.runtime.pool.query(query)).rows, what).toEqual([])
  }
  expect(await bookedByRef(app), 'the account with the provider').toEqual(await movedAtProvider(app))
  const [sums] = (await app.runtime.pool.query(ACCOUNTS)).rows
  expect(sums.due, 'refunds-due').toBe(sums.pending)
  expect(sums.disputed, 'disputed').toBe(sums.open)
  for (const intentId of await givenUp(app)) {
    const { status } = await app.runtime.stripe.paymentIntents.retrieve(intentId)
    expect(status, `the intent ${intentId}, given up`).toMatch(/^(canceled|succeeded)$/)
  }
}

const ACCOUNTS = `
  select
    (select -coalesce(sum(cents), 0)::int from ledger_entry where account = 'refunds-due') as due,
    (select coalesce(sum(amount_cents), 0)::int from refund where status in ('pending', 'failed')) as pending,
    (select coalesce(sum(cents), 0)::int from ledger_entry where account = 'disputed') as disputed,
    (select coalesce(sum(amount_cents), 0)::int from dispute where status = 'open') as open`

type CentsByRef = Record<string, number>

async function bookedByRef({ runtime }: TestApp): Promise<CentsByRef> {
  const { rows } = await runtime.pool.query<{ ref: string; cents: number }>(
    `select m.provider_ref as ref, sum(e.cents)::int as cents
     from ledger_movement m join ledger_entry e on e.movement_id = m.id
     where e.account = 'provider' group by m.provider_ref`,
  )
  return withoutNothing(Object.fromEntries(rows.map(({ ref, cents }) => [ref, cents])))
}

async function movedAtProvider({ runtime }: TestApp): Promise<CentsByRef> {
  const list = runtime.stripe.balanceTransactions.list({ limit: 100 })
  const sums: CentsByRef = {}
  for await (const { source, net } of list) sums[String(source)] = (sums[String(source)] ?? 0) + net
  return withoutNothing(sums)
}

/** The provider debits a failed refund and credits it again, so its two movements cancel out. */
const withoutNothing = (sums: CentsByRef): CentsByRef =>
  Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))

async function givenUp({ runtime }: TestApp): Promise<string[]> {
  const { rows } = await runtime.pool.query<{ intent_id: string }>(
    'select intent_id from payment where abandoned_at is not null and intent_id is not null',
  )
  return rows.map(({ intent_id }) => intent_id)
}
