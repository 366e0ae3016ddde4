// @module-tag time
import { CONFIRMATION_STEPS } from '@anseo/domain/confirmation-time'
import { formatIsoDate } from '@anseo/domain/calendar-date'
import { weekOf } from '@anseo/domain/calendar-week'
import { dublinDate } from '@anseo/domain/dublin-time'
import { HOUR_MS } from '@anseo/domain/duration'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { type Facts, insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { payment, refund } from '../../money/tables/payments.ts'
import { sumChangedDays } from './sum-days.ts'
import { ownApp } from '../../../testing/own-app.ts'

const NOW = new Date('2026-11-04T12:00:00Z')
/** Around two midnights in Dublin, the second of them on the day on which summer time ends. */
const BOOKED = [
  '2026-10-23T22:59:59.999Z',
  '2026-10-23T23:00:00.000Z',
  '2026-10-24T10:00:00.000Z',
  '2026-10-24T23:30:00.000Z',
  '2026-10-25T23:59:59.999Z',
  '2026-10-26T00:00:00.000Z',
  '2026-11-04T11:00:00.000Z',
]
const PERIODS = [
  '',
  'from=2026-10-24&to=2026-10-25',
  'from=2026-10-01&to=2026-10-24',
  'from=2026-10-24T10:00:00.000Z&to=2026-10-26T00:00:00.000Z',
  'from=2026-10-24T10:00:00.001Z&to=2026-10-24T23:30:00.000Z',
  'from=2000-01-01&to=2100-01-01',
]

let admin: Actor
let client: Actor
let vendors: Actor[]
const app = ownApp({ start: NOW })
beforeAll(async () => {
  app.clock.stopAt(NOW)
  ;[admin, client] = [await createAdmin(app), await createClient(app)]
  vendors = [await createVendor(app), await createVendor(app, { speciality: 'Cleaner', city: 'Cork' })]
})

const FATES = [
  'own',
  'pending',
  'confirmed',
  'paid',
  'completed',
  'declined',
  'client',
  'vendor',
  'admin',
  'auto',
] as const
const STEP = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('book'),
      at: fc.constantFrom(...BOOKED),
      fate: fc.constantFrom(...FATES),
      waited: fc.nat(3000),
      which: fc.nat(1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('end'),
      fate: fc.constantFrom('paid', 'declined', 'client', 'auto'),
      which: fc.nat(99),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund'),
      status: fc.constantFrom('pending', 'void', 'refunded'),
      which: fc.nat(99),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('rebook'), at: fc.constantFrom(...BOOKED), which: fc.nat(99) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete'), which: fc.nat(99) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('move'),
      city: fc.constantFrom('Dublin', 'Cork', 'Sligo'),
      which: fc.nat(1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sweep') }) },
) as fc.Arbitrary<Step>

type Step =
  | { kind: 'sweep' }
  | {
      kind: 'book' | 'end' | 'refund' | 'rebook' | 'delete' | 'move'
      at: string
      fate: (typeof FATES)[number]
      waited: number
      which: number
      status: 'pending' | 'void' | 'refunded'
      city: string
    }

const factsOf = (fate: (typeof FATES)[number], at: Date, waited = 60): Facts => {
  const confirmedAt = new Date(at.getTime() + waited * 60_000)
  if (fate === 'own')
    return {
      clientId: null,
      platformFeeCents: 0,
      handlingFeeCents: 0,
      totalCents: 9000,
      confirmedAt,
      paidAt: at,
    }
  if (fate === 'pending') return {}
  if (fate === 'confirmed') return { confirmedAt }
  if (fate === 'paid') return { confirmedAt, paidAt: confirmedAt }
  if (fate === 'completed') return { confirmedAt, paidAt: confirmedAt, completedAt: NOW }
  if (fate === 'declined') return { declinedAt: NOW }
  return { confirmedAt, paidAt: confirmedAt, cancelledAt: NOW, cancelledBy: fate }
}

let hour = 0
async function take(step: Step): Promise<void> {
  const { db } = app.runtime
  if (step.kind === 'sweep') return sumChangedDays(app.runtime)
  if (step.kind === 'move') {
    await db.update(vendor).set({ city: step.city }).where(eq(vendor.id, vendors[step.which]!.id))
    return
  }
  if (step.kind === 'book') {
    const at = new Date(step.at)
    const startsAt = new Date(NOW.getTime() + ++hour * 3 * HOUR_MS)
    const facts = { startsAt, bookedAt: at, requestedAt: at, ...factsOf(step.fate, at, step.waited) }
    await insertAppointmentRow(app, { client, vendor: vendors[step.which]! }, facts)
    return
  }
  const all = await db.select().from(appointment).orderBy(appointment.startsAt)
  const row = all[step.which % Math.max(1, all.length)]
  if (!row) return
  const itIs = eq(appointment.id, row.id)
  if (step.kind === 'rebook')
    await db
      .update(appointment)
      .set({ bookedAt: new Date(step.at) })
      .where(itIs)
  if (step.kind === 'delete') {
    await db.delete(refund).where(eq(refund.appointmentId, row.id))
    await db.delete(payment).where(eq(payment.appointmentId, row.id))
    await db.delete(appointment).where(itIs)
  }
  const isOpen = !row.completedAt && !row.declinedAt && !row.cancelledAt && row.clientId
  if (step.kind === 'end' && isOpen && (!row.paidAt || step.fate !== 'declined')) {
    await db.update(appointment).set(factsOf(step.fate, row.requestedAt)).where(itIs)
  }
  if (step.kind === 'refund' && row.clientId && row.paidAt) {
    const [before] = await db.select().from(refund).where(eq(refund.appointmentId, row.id))
    if (before) {
      await db.update(refund).set({ status: step.status }).where(eq(refund.id, before.id))
      return
    }
    const paid = { appointmentId: row.id, amountCents: 10_074, createdAt: NOW, succeededAt: NOW }
    const [of] = await db.insert(payment).values(paid).returning()
    const parts = { amountCents: 700, vendorFeeCents: 0, platformFeeCents: 700, handlingFeeCents: 0 }
    await db
      .insert(refund)
      .values({ ...parts, paymentId: of!.id, appointmentId: row.id, status: step.status, createdAt: NOW })
  }
}

/** All rows, of which the figures are worked out once more without a sum. */
async function readRows() {
  const { db } = app.runtime
  const rows = await db.select().from(appointment).innerJoin(vendor, eq(vendor.id, appointment.vendorId))
  const refunds = await db.select().from(refund)
  return rows
    .filter(({ appointment: { clientId } }) => clientId !== null)
    .map(({ appointment: row, vendor: { speciality, city } }) => ({
      ...row,
      speciality,
      town: city,
      week: formatIsoDate(weekOf(dublinDate(row.bookedAt))[0]!),
      back: refunds
        .filter(({ appointmentId }) => appointmentId === row.id)
        .reduce((sum, { platformFeeCents }) => sum + platformFeeCents!, 0),
    }))
}
type Row = Awaited<ReturnType<typeof readRows>>[number]

function figuresOf(rows: readonly Row[]) {
  const count = (which: (row: Row) => unknown) => rows.filter((row) => which(row)).length
  const sum = (rows: readonly Row[], of: (row: Row) => number) =>
    rows.reduce((all, row) => all + of(row), 0) / 100
  const isOver = ({ declinedAt, cancelledAt }: Row) => declinedAt !== null || cancelledAt !== null
  const waits = rows
    .filter(({ confirmedAt }) => confirmedAt)
    .map(({ confirmedAt, requestedAt }) => (confirmedAt!.getTime() - requestedAt.getTime()) / 60_000)
    .toSorted((a, b) => a - b)
  const half = waits[Math.ceil(waits.length / 2) - 1]
  const [client, vendor, admin, timedOut] = ['client', 'vendor', 'admin', 'auto'].map((who) =>
    count((row) => row.cancelledBy === who),
  )
  const declined = count(({ declinedAt }) => declinedAt)
  return {
    bookings: rows.length,
    paid: count((row) => row.paidAt && !isOver(row)),
    completed: count(({ completedAt }) => completedAt),
    waiting: count((row) => !row.paidAt && !isOver(row)),
    cancelled: {
      total: client! + vendor! + admin! + timedOut! + declined,
      client,
      vendor,
      admin,
      timedOut,
      declined,
    },
    value: sum(
      rows.filter((row) => !isOver(row)),
      ({ vendorFeeCents }) => vendorFeeCents,
    ),
    take: sum(
      rows.filter(({ paidAt }) => paidAt),
      ({ platformFeeCents, back }) => platformFeeCents - back,
    ),
    minutesToConfirm: half === undefined ? null : CONFIRMATION_STEPS.findLast((step) => step <= half),
  }
}

async function expectRight(): Promise<void> {
  const rows = await readRows()
  for (const period of PERIODS) {
    for (const by of ['week', 'speciality', 'town'] as const) {
      const { body } = await admin.call('GET', `/api/admin/stats?by=${by}&${period}`)
      const within = rows.filter(
        ({ bookedAt }) => bookedAt >= new Date(body.from) && bookedAt < new Date(body.to),
      )
      expect(body.total, period).toEqual(figuresOf(within))
      const groups = [...Map.groupBy(within, (row) => row[by])].map(([key, some]) => ({
        key,
        ...figuresOf(some),
      }))
      const shown = body.groups.filter(({ bookings }: { bookings: number }) => bookings > 0)
      expect(shown.toSorted(byKey), `${by} ${period}`).toEqual(groups.toSorted(byKey))
    }
  }
}
const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)

test(
  'sums by day are those of the rows after any history, summed at any time',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(STEP, { minLength: 5, maxLength: 40 }), async (steps) => {
          for (const step of steps) await take(step)
          await expectRight()
          await sumChangedDays(app.runtime)
          await expectRight()
        })
        .beforeEach(async () => {
          await app.runtime.pool.query('delete from refund; delete from payment; delete from appointment')
        }),
      { numRuns: 5 },
    )
  },
)

test.each([
  ['a refund', { kind: 'refund', status: 'pending' }],
  ['a refund that came to nothing', { kind: 'refund', status: 'void' }],
  ['a vendor in another town', { kind: 'move', city: 'Sligo' }],
  ['a cancellation', { kind: 'end', fate: 'client' }],
  ['another day', { kind: 'rebook', at: BOOKED[5] }],
  ['a deletion', { kind: 'delete' }],
] as const)('%s is in the figures at once, long after its day was summed', async (_name, step) => {
  await app.runtime.pool.query('delete from refund; delete from payment; delete from appointment')
  await take({ kind: 'move', city: 'Dublin', which: 0 } as Step)
  await take({ kind: 'book', at: BOOKED[2], fate: 'paid', which: 0, waited: 5 } as Step)
  if (step.kind === 'refund' && step.status === 'void')
    await take({ kind: 'refund', status: 'pending', which: 0 } as Step)
  await sumChangedDays(app.runtime)
  await take({ which: 0, ...step } as Step)
  await expectRight()
})

test('processes that sum at once, and a sum that is cut short, lose no change', async () => {
  for (const at of BOOKED) await take({ kind: 'book', at, fate: 'paid', which: 0, waited: 5 } as Step)
  const cut = app.runtime.transaction(async (unit) => {
    await sumChangedDays({ transaction: (work) => work(unit) })
    throw new Error('cut short')
  })
  await expect(cut).rejects.toThrow('cut short')
  await Promise.all([1, 2, 3].map(() => sumChangedDays(app.runtime)))
  await expectRight()
  const { rows } = await app.runtime.pool.query('select count(*)::int as left from statistics_changed_day')
  expect(rows[0].left).toBe(0)
})
