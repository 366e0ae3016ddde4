import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Figures } from './figures.ts'

const SETTLED_WITHIN_MS = 120_000

/** Counts jobs that are due or running, and webhooks of the provider still to be delivered. */
const UNDER_WAY = `
  select (select count(*) from graphile_worker.jobs
            where locked_at is not null or (run_at <= now() + interval '30 seconds' and attempts < max_attempts))
       + (select count(*) from payments_sandbox.deliveries
            where delivered_at is null and next_attempt_at is not null) as count`

/** Waits until no job or webhook is pending. @throws after two minutes. */
export async function untilSettled(database: Pool): Promise<void> {
  const deadline = performance.now() + SETTLED_WITHIN_MS
  for (;;) {
    const { rows } = await database.query<{ count: string }>(UNDER_WAY)
    if (rows[0]!.count === '0') return
    if (performance.now() > deadline)
      throw new Error(`${rows[0]!.count} jobs and reports are still under way`)
    await pause(200)
  }
}

/** Conditions that must never hold; each query returns the ids of the rows at fault. */
const NEVER: Record<string, string> = {
  'appointments of a vendor that overlap': `
    select a.id from appointment a join appointment b
      on a.vendor_id = b.vendor_id and a.id < b.id and a.during && b.during
    where coalesce(a.declined_at, a.cancelled_at, b.declined_at, b.cancelled_at) is null`,
  'bookings that a client has twice': `
    select min(id::text) as id from appointment group by client_id, vendor_id, during having count(*) > 1`,
  'messages that are there twice': `select content as id from message group by content having count(*) > 1`,
  'appointments that were paid for twice': `
    select appointment_id as id from payment where succeeded_at is not null group by appointment_id having count(*) > 1`,
  'intents that a card was charged for twice': `
    select body->>'payment_intent' as id from payments_sandbox.objects
    where object = 'charge' and (body->>'paid')::boolean group by 1 having count(*) > 1`,
  'charges that no payment knows': `
    select id from payments_sandbox.objects o where object = 'charge' and (body->>'paid')::boolean
      and not exists (select from payment p where p.charge_id = o.id and p.succeeded_at is not null)`,
  'payments that were never charged': `
    select p.id::text from payment p where p.succeeded_at is not null and not exists (
      select from payments_sandbox.objects o where o.id = p.charge_id and o.object = 'charge'
        and (o.body->>'paid')::boolean and (o.body->>'amount')::int = p.amount_cents)`,
  'movements of the books that do not sum to zero': `
    select movement_id::text as id from ledger_entry group by movement_id having sum(cents) <> 0`,
  'payments that the books do not know': `
    select p.id::text from payment p where p.succeeded_at is not null and not exists (
      select from ledger_movement m join ledger_entry e on e.movement_id = m.id
      where m.appointment_id = p.appointment_id and e.account = 'provider')`,
}

/** Checks that everything acknowledged is stored exactly once, and nothing else. @returns a line for each finding. */
export async function findLosses(database: Pool, figures: Figures): Promise<string[]> {
  const findings: string[] = []
  for (const [what, query] of Object.entries(NEVER)) {
    const { rows } = await database.query<{ id: string }>(query)
    if (rows.length > 0) findings.push(`${what}: ${rows.map(({ id }) => id).join(', ')}`)
  }
  const lost = async (what: string, query: string, acknowledged: readonly string[]) => {
    const { rows } = await database.query<{ id: string }>(query)
    const stored = new Set(rows.map(({ id }) => id))
    const missing = acknowledged.filter((one) => !stored.has(one))
    if (missing.length > 0) findings.push(`acknowledged ${what} that are lost: ${missing.join(', ')}`)
    const more = stored.size - new Set(acknowledged).size
    if (more > 0) findings.push(`${more} ${what} that nobody was told of`)
  }
  const live = 'select id::text from appointment where coalesce(declined_at, cancelled_at) is null'
  await lost(
    'bookings',
    live,
    figures.bookings.map(({ id }) => id),
  )
  await lost(
    'payments',
    'select appointment_id::text as id from payment where succeeded_at is not null',
    figures.paid,
  )
  await lost(
    'messages',
    `select content as id from message where quote_version_id is null and proposal_id is null`,
    figures.messages,
  )
  return findings
}
