import { lastPayday } from '@anseo/domain/payday'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { countAudit, findAudit } from '@anseo/server/modules/audit/audit-store'
import { verifyChain } from '@anseo/server/modules/audit/public'
import { countStates, findForOperator } from '@anseo/server/views/operator/appointments/operator-list-store'
import { findNear, findSoonToPay } from '@anseo/server/modules/booking/appointments/reminder-store'
import { findDueForReminder } from '@anseo/server/modules/booking/appointments/request-store'
import { findDue, findPassedAndPaid } from '@anseo/server/modules/booking/appointments/store'
import { CLIENTS } from '@anseo/server/modules/booking/exported-subjects'
import { sumByAccount, sumDays } from '@anseo/server/modules/money/ledger/day-sum-store'
import { findPayments } from '@anseo/server/modules/money/operator/payment-list-store'
import { sumQuarters } from '@anseo/server/modules/money/dac7/figure-store'
import { findSellerPage } from '@anseo/server/modules/money/dac7/seller-page-store'
import { findLivePayments } from '@anseo/server/modules/money/payments/payment-store'
import { findPayoutPage } from '@anseo/server/modules/money/operator/payout-list-store'
import { findPayees } from '@anseo/server/modules/money/payouts/payout-store'
import { findAccounts } from '@anseo/server/views/operator/accounts-admin/account-store'
import { sumChangedDays } from '@anseo/server/modules/operations/statistics/sum-days'
import { sumFiguresBy } from '@anseo/server/modules/operations/statistics/sum-figures'
import { findReviews } from '@anseo/server/modules/trust/reviews/admin-store'
import type { Encryption } from '@anseo/server/platform/encryption/encryption'
import type { UnitOfWork } from '@anseo/server/platform/unit-of-work/unit-of-work'
import { fillSeed } from './fill-seed.ts'
import { SeedPlanError } from './seed-plan.ts'
import { type ExplainedDatabase, openExplained } from '@anseo/server/testing/explain'
import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'

/** A marketplace large enough that a plan which reads a whole table stands out. */
const SEEDED = { seed: 1, vendors: 300, clients: 5_000, appointments: 12_000 }
const NOW = new Date('2026-11-18T12:00:00Z')
/** A number of rows far below that of the tables. */
const FEW = 600
const PAGE = { limit: 25, offset: 0 }

let database: TestDatabase
let explained: ExplainedDatabase
const seeding = { ...SEEDED, now: NOW, passwordHash: 'hash' }
beforeAll(async () => {
  database = await createTestDatabase()
  await fillSeed(database.url, seeding, () => undefined)
  explained = openExplained(database.url)
  await sumChangedDays({
    transaction: (work) => explained.db.transaction((db) => work({ db } as UnitOfWork)),
  })
  await vi.waitUntil(areDaysSummed, { interval: 1_000, timeout: 60_000 })
}, 180_000)
afterAll(async () => {
  await explained.close()
  await database.drop()
})

/**
 * Adds up the days of the ledger; returns whether all are summed, which is only possible once the transactions that ran
 * before, in any database, have ended.
 */
async function areDaysSummed(): Promise<boolean> {
  await sumDays(explained.db)
  const { rows } = await explained.db.execute(
    'select entry_id = seen_entry_id as all_there from ledger_summed',
  )
  return rows[0]!['all_there'] === true
}

const rowsReadBy = async (read: (db: ExplainedDatabase['db']) => Promise<unknown>) => {
  const plans = await explained.plansOf(() => read(explained.db))
  return plans.reduce((sum, { rowsRead }) => sum + rowsRead, 0)
}

describe('a seeded marketplace', () => {
  test('keeps books that balance', async () => {
    const { db } = explained
    const sums = await sumByAccount(db, {})
    expect(sums.length).toBeGreaterThan(4)
    expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  })

  test('has an audit log that is as it was recorded', async () => {
    const { position, faults } = await verifyChain(explained.db)
    expect(position).toBeGreaterThan(FEW)
    expect(faults).toEqual([])
  })

  test('has about as many past and future appointments as requested', async () => {
    const { rows } = await explained.db.execute<{ past: number; ahead: number }>(`
      select count(*) filter (where starts_at <= '${NOW.toISOString()}')::int as past,
        count(*) filter (where starts_at > '${NOW.toISOString()}')::int as ahead from appointment`)
    const { past, ahead } = rows[0]!
    expect(Math.abs(past + ahead - SEEDED.appointments)).toBeLessThan(SEEDED.appointments / 4)
    expect(ahead).toBeGreaterThan(50)
  })

  test('is not filled twice by the same seed', async () => {
    await expect(fillSeed(database.url, seeding, () => undefined)).rejects.toThrow(SeedPlanError)
  })
})

describe('the sweeps find their rows without reading the others', () => {
  test.each<[string, (db: ExplainedDatabase['db']) => Promise<unknown>]>([
    ['appointments to time out', (db) => findDue(db, NOW, PAGE)],
    ['appointments to complete', (db) => findPassedAndPaid(db, NOW, PAGE.limit)],
    ['reminders of tomorrow', (db) => findNear(db, 'day', NOW, PAGE.limit)],
    ['reminders of today', (db) => findNear(db, 'hour', NOW, PAGE.limit)],
    ['reminders to pay', (db) => findSoonToPay(db, NOW, PAGE.limit)],
    ['unanswered requests', (db) => findDueForReminder(db, NOW, PAGE.limit)],
    ['live payments', (db) => findLivePayments(db, null, 20)],
    ['vendors to pay', (db) => findPayees(db, lastPayday(NOW), NOW, PAGE.limit)],
  ])('%s', async (_name, read) => {
    expect(await rowsReadBy(read)).toBeLessThan(FEW)
  })
})

describe('a page of a list is read from its index', () => {
  test.each<[string, (db: ExplainedDatabase['db']) => Promise<unknown>]>([
    ['appointments by time', (db) => findForOperator(db, NOW, { order: 'latest' }, PAGE)],
    ['appointments by amount', (db) => findForOperator(db, NOW, { order: 'amount' }, PAGE)],
    ['requests', (db) => findForOperator(db, NOW, { order: 'soonest', state: 'pending' }, PAGE)],
    ['people by name', (db) => findAccounts(db, { role: 'client', order: 'name' }, PAGE)],
    ['reviews', (db) => findReviews(db, { order: 'newest' }, NOW, PAGE)],
    ['the audit log', (db) => findAudit(db, { order: 'newest' }, PAGE)],
  ])('%s', async (_name, read) => {
    expect(await rowsReadBy(read)).toBeLessThan(FEW)
  })

  test("the appointments in a client's export", async () => {
    const { rows } = await explained.db.execute<{ accountId: string }>(
      `select account_id as "accountId" from contact where account_id is not null limit 1`,
    )
    const whose = { accountId: rows[0]!.accountId, now: NOW, encryption: {} as Encryption }
    const { readPage } = CLIENTS.find(({ file }) => file === 'appointments')!
    expect(await rowsReadBy((db) => readPage(db, whose, { limit: 1000, offset: 0 }))).toBeLessThan(FEW)
  })

  test('the sellers of a year and their sums', async () => {
    const find = (db: ExplainedDatabase['db']) =>
      findSellerPage(db, { year: 2026, order: 'name' }, { after: undefined, limit: 3 })
    expect(await rowsReadBy(find)).toBeLessThan(FEW)
    const sellers = (await find(explained.db)).map(({ vendorId }) => vendorId)
    const [sums] = await explained.plansOf(() => sumQuarters(explained.db, 2026, sellers))
    expect(sums!.readWhole).not.toContain('earning')
    expect(sums!.readWhole).not.toContain('ledger_movement')
    expect(sums!.readWhole).not.toContain('ledger_entry')
  })

  test('payments and payouts by date', async () => {
    const plans = [
      ...(await explained.plansOf(() => findPayments(explained.db, { order: 'newest' }, PAGE))),
      ...(await explained.plansOf(() => findPayoutPage(explained.db, { order: 'newest' }, PAGE))),
    ]
    const indexes = plans.flatMap((plan) => plan.indexes)
    expect(indexes).toContain('payment_created')
    expect(indexes).toContain('payout_created')
  })
})

test('counts of large tables stop at 10,000', async () => {
  const counts = await countStates(explained.db, NOW, {})
  expect(Object.values(counts).every((count) => count <= 10_001)).toBe(true)
  expect(await countAudit(explained.db, {})).toBeLessThanOrEqual(10_001)
})

test('sums of a month of the books are read from its days', async () => {
  const period = { from: new Date('2026-10-01T00:00:00+01:00'), to: new Date('2026-11-01T00:00:00Z') }
  const [plan] = await explained.plansOf(() => sumByAccount(explained.db, period))
  expect(plan!.rowsRead).toBeLessThan(FEW)
})

test('figures of two years are read from the sums of their days', async () => {
  const period = { from: new Date('2024-11-01T00:00:00Z'), to: new Date('2026-11-01T00:00:00Z') }
  for (const group of ['total', 'week', 'speciality', 'town'] as const) {
    const [plan] = await explained.plansOf(() => sumFiguresBy(explained.db, group, period))
    expect(plan!.readWhole, group).not.toContain('appointment')
  }
  const [plan] = await explained.plansOf(() => sumFiguresBy(explained.db, 'week', period))
  expect(plan!.rowsRead).toBeLessThan(1000)
  const noonToNoon = { from: new Date('2026-10-01T12:00:00Z'), to: new Date('2026-10-20T12:00:00Z') }
  const [cut] = await explained.plansOf(() => sumFiguresBy(explained.db, 'total', noonToNoon))
  expect(cut!.indexes).toContain('appointment_booked')
  expect(cut!.rowsRead).toBeLessThan(FEW)
})
