import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../../platform/database/database.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { type ExplainedDatabase, openExplained } from '../../../testing/explain.ts'
import { insertManyVendors } from '../../../testing/many-vendors.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'
import { periodsOf } from './periods.ts'

const ROWS = 5_000
/** No row is old enough, as at almost every run. */
const NOW = new Date('2026-11-18T12:00:00Z')

const app = ownApp({ start: NOW })
const vendor = ownActor(app, createVendor)
const client = ownActor(app, createClient)
let explained: ExplainedDatabase
beforeAll(async () => {
  explained = openExplained(app.databaseUrl)
  const { db } = app.runtime
  const at = sql`timestamptz '2026-01-01' + n * interval '1 hour'`
  const numbers = sql`from generate_series(1, ${ROWS}::int) n`
  await db.execute(sql`
    insert into message (client_id, vendor_id, sender_id, receiver_id, content, repeat_window, sent_at)
    select ${client.id}, ${vendor.id}, ${client.id}, ${vendor.id}, 'Message ' || n, 'empty', ${at} ${numbers}`)
  // One each for many people: PostgreSQL would skip through an index of few.
  await insertManyVendors(db, ROWS)
  const vendors = sql`from (select id, row_number() over (order by id) as n from vendor) as vendor`
  await db.execute(sql`
    insert into notice (account_id, content, created_at) select id, 'Notice ' || n, ${at} ${vendors}`)
  await db.execute(sql`
    insert into appointment (vendor_id, starts_at, ends_at, during, vendor_fee_cents, platform_fee_cents,
      handling_fee_cents, total_cents, relation, booked_at, requested_at, confirmed_at, paid_at)
    select id, ${at}, ${at} + interval '1 hour', tstzrange(${at}, ${at} + interval '1 hour'),
      0, 0, 0, 0, 'own', ${at}, ${at}, ${at}, ${at} ${vendors}`)
  await db.execute(sql`vacuum analyze message, notice, appointment`)
})
afterAll(() => explained?.close())

test.each([
  ['messages', 'message', 'message_sent'],
  ['notifications', 'notice', 'notice_created'],
  ['appointment-words', 'appointment', 'appointment_own_start'],
])('%s are looked for without reading the whole table', async (kind, table, index) => {
  const period = periodsOf(app.runtime.personalData).find((one) => one.kind === kind)!
  const unit = { db: explained.db as unknown as Transaction, now: NOW } as UnitOfWork
  const plans = await explained.plansOf(() => period.remove(unit, 1000))
  const plan = plans.at(-1)!
  expect(plan.readWhole).not.toContain(table)
  // Another one would be read whole.
  expect(plan.indexes).toContain(index)
  expect(plan.rowsRead).toBeLessThan(ROWS / 100)
})
