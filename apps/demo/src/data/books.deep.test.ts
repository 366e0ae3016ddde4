import { MINUTE_MS } from '@anseo/domain/duration'
import { describe, expect, test } from 'vitest'
import { fillWithDemonstration } from '../fill-with-demonstration.ts'
import { createAdmin } from '@anseo/server/testing/actors'
import { cancelByClient, createPaid, eventuallySees, setFaults } from '@anseo/server/testing/payments'
import { send } from '@anseo/server/testing/requests'
import { startTestApp, type TestApp } from '@anseo/server/testing/test-app'
import { createRecheck } from '@anseo/server/modules/money/reconciliation/recheck-provider-object'
import { checkBooks } from '@anseo/server/modules/money/ledger/check-books'
import { compareWithProvider } from '@anseo/server/modules/money/reconciliation/compare-with-provider'
import { ownApp } from '@anseo/server/testing/own-app'

/** Checks the ledger against the provider's list, as if an hour, or the given number of hours, had passed. */
async function look(app: TestApp, hours = 1) {
  app.clock.set(new Date(app.clock.now().getTime() + (hours * 60 + 1) * MINUTE_MS))
  await checkBooks(app.runtime)
  await compareWithProvider(app.runtime, createRecheck(app.runtime))
  const { balanced } = (await send(app, 'GET', '/health/ready')).body.ledger
  // An admin's session does not last from one check to the next.
  const admin = await createAdmin(app)
  const { books } = (await admin.call('GET', '/api/admin/ledger/movements')).body
  expect(balanced).toBe(books.balanced)
  return books
}

/** Runs a statement that only someone with access to the database could run. */
const tamper = (app: TestApp, statement: string) =>
  app.runtime.pool.query(
    `set session_replication_role = replica; ${statement}; reset session_replication_role`,
  )

test('the books of the demonstration balance and agree with the provider', async () => {
  await using app = await startTestApp()
  await fillWithDemonstration(app)
  const { rows } = await app.runtime.pool.query('select count(*)::int as movements from ledger_movement')
  expect(rows[0].movements).toBeGreaterThan(500)
  expect(await look(app)).toMatchObject({ balanced: true, findings: [], differences: [] })
})

describe('the books', () => {
  const app = ownApp()

  test('hold a payment and its refund part by part, as an admin sees it', async () => {
    const paid = await createPaid(app)
    await cancelByClient(paid)
    await eventuallySees(paid, { refundStatus: 'refunded', refundAmount: 99 })
    const admin = await createAdmin(app)
    const { body } = await admin.call('GET', '/api/admin/ledger')
    const amounts = (kind: string) =>
      body.entries
        .filter((entry: { kind: string; appointmentId: string }) => entry.kind === kind)
        .map(({ account, amount }: { account: string; amount: number }) => `${account} ${amount}`)
        .toSorted()
    expect(amounts('charge')).toEqual([
      'handling-fees -1.74',
      'platform-fees -9',
      'provider 100.74',
      'vendor-held -90',
    ])
    expect(amounts('processing-fee')).toEqual(['processing-costs 1.76', 'provider -1.76'])
    expect(amounts('refund')).toEqual(['platform-fees 9', 'refunds-due -99', 'vendor-held 90'])
    expect(amounts('refund-sent')).toEqual(['provider -99', 'refunds-due 99'])
    expect(body.sum).toBe(0)
    expect(body.accounts).toMatchObject({ provider: -0.02, 'vendor-held': 0, 'handling-fees': -1.74 })
  })

  test('come page by page and by period of time, to admins only', async () => {
    const admin = await createAdmin(app)
    const all = (await admin.call('GET', '/api/admin/ledger')).body.entries
    const first = (await admin.call('GET', '/api/admin/ledger?limit=5')).body
    const second = (await admin.call('GET', `/api/admin/ledger?limit=100&cursor=${first.nextCursor}`)).body
    expect([...first.entries, ...second.entries]).toEqual(all)
    expect((await admin.call('GET', '/api/admin/ledger?from=2030-01-01')).body).toMatchObject({
      entries: [],
      sum: 0,
    })
    expect((await admin.call('GET', '/api/admin/ledger?from=2030-02-30')).status).toBe(400)
    const { client } = await createPaid(app)
    expect((await client.call('GET', '/api/admin/ledger')).status).toBe(403)
  })

  test('are append-only, and refuse what does not balance', async () => {
    const { pool } = app.runtime
    await expect(pool.query('update ledger_entry set cents = cents + 1')).rejects.toThrow('append-only')
    await expect(pool.query('delete from ledger_movement')).rejects.toThrow('append-only')
    await expect(pool.query('truncate ledger_entry')).rejects.toThrow('append-only')
    const oneSided = `with head as (insert into ledger_movement (kind, source, happened_at)
        values ('charge', 'nothing', now()) returning id)
      insert into ledger_entry (movement_id, account, cents) select id, 'provider', 500 from head`
    await expect(pool.query(oneSided)).rejects.toThrow('has 1 entries with the sum 500')
  })

  test('are added up incrementally: between full checks only new entries are read', async () => {
    const { pool } = app.runtime
    const settledTo = async () =>
      Number((await pool.query('select settled_to from ledger_check')).rows[0].settled_to)
    const { rows } = await pool.query('select max(id) as last from ledger_entry')
    // Entries settle when no older transaction runs, and those of other databases of the cluster count: of other tests.
    await expect
      .poll(async () => ((await look(app, 0.1)).balanced ? settledTo() : 0), { timeout: 100_000 })
      .toBe(Number(rows[0].last))
    await createPaid(app)
    expect(await look(app, 0.1)).toMatchObject({ balanced: true, findings: [] })
    await tamper(
      app,
      `insert into ledger_entry (movement_id, account, cents) select id, 'provider', 5 from ledger_movement limit 1`,
    )
    const found = await look(app, 0.1)
    expect(found.findings).toEqual([
      'All entries sum to 5 cents instead of 0.',
      '1 movements do not sum to 0.',
    ])
    await tamper(app, `delete from ledger_entry where account = 'provider' and cents = 5`)
    expect(await look(app, 0.1)).toMatchObject({ balanced: true, findings: [] })
  })

  test('are reported within a day if they were tampered with, and stop no process', async () => {
    expect(await look(app)).toMatchObject({ balanced: true, findings: [], differences: [] })
    await tamper(app, `update ledger_entry set cents = cents + 7 where account = 'vendor-held' and cents < 0`)
    const ready = await look(app, 24)
    expect(ready.balanced).toBe(false)
    expect(ready.findings).toContainEqual(expect.stringMatching(/cents instead of 0/))
    expect(ready.findings).toContainEqual(expect.stringMatching(/held for vendors/))
    const { status, body } = await send(app, 'GET', '/health/ready')
    expect({ status, body }).toEqual({ status: 200, body: { status: 'ready', ledger: { balanced: false } } })
    await tamper(app, `update ledger_entry set cents = cents - 7 where account = 'vendor-held' and cents < 0`)
    expect((await look(app)).balanced).toBe(true)
  })

  test('show payments that only the provider knows of', async () => {
    const { intentId } = await createPaid(app)
    await setFaults(app, { webhooks: 'drop' })
    // Behind our back: somebody refunds in the provider's own console.
    await app.runtime.stripe.refunds.create({ payment_intent: intentId, amount: 500 })
    const found = await look(app)
    expect(found).toMatchObject({ balanced: true })
    expect(found.differences).toEqual([
      expect.stringMatching(/^re_\w+: the provider lists -500 cents, 0 are/),
    ])
    await setFaults(app, { webhooks: 'normal' })
  })

  test('get the provider’s price from its list when the charge did not tell it', async () => {
    const { intentId } = await createPaid(app)
    const charge = (await app.runtime.stripe.charges.list({ payment_intent: intentId })).data[0]!.id
    const feeMovement = `select id from ledger_movement where kind = 'processing-fee' and provider_ref = '${charge}'`
    await tamper(
      app,
      `delete from ledger_entry where movement_id in (${feeMovement}); delete from ledger_movement where id in (${feeMovement})`,
    )
    expect((await look(app)).differences).toContainEqual(expect.stringContaining(charge))
    expect((await look(app)).differences).not.toContainEqual(expect.stringContaining(charge))
  })
})
