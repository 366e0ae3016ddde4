// @module-tag time
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appointmentFacts, appointmentState } from '@anseo/domain/appointment'
import { badge } from '@anseo/domain/appointment-badge'
import { addDays, compareDates, daysBetween } from '@anseo/domain/calendar-date'
import { dublinDate, dublinHour, startOfDublinDay } from '@anseo/domain/dublin-time'
import { normaliseEircode } from '@anseo/domain/eircode'
import { DEFAULT_FEE_RATES, priceDeposit } from '@anseo/domain/price'
import { isReminderDue, payReminderAt } from '@anseo/domain/reminders'
import { isOnGrid, slotHours } from '@anseo/domain/slot'
import { DEFAULT_KEYS } from '@anseo/domain/default-specialities'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { isValidPhoneNumber } from 'libphonenumber-js'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { THOROUGH } from '@anseo/test-support/thorough'
import { openFolder } from '@anseo/server/platform/files/file-store'
import { createSandboxSchema } from '@anseo/payment-sandbox/schema'
import { verifyChain } from '@anseo/server/modules/audit/public'
import { openDatabase } from '@anseo/server/platform/database/database'
import * as tables from '@anseo/server/tables'
import { additionalVendors } from './all-vendors.ts'
import { demoEmail } from './demo-email.ts'
import { type DemoSettings, fillDemo } from './fill-demo.ts'
import { chargeInSandbox } from './sandbox-charges.ts'

// An ordinary morning, the last minutes of a day, and a day after each change of the clocks.
const STARTS = [
  '2026-11-21T10:20:00Z',
  '2026-07-01T22:55:00Z',
  '2026-03-29T14:00:00Z',
  '2026-10-25T00:30:00Z',
].slice(0, THOROUGH ? 4 : 1)

type Opened = ReturnType<typeof openDatabase>

async function settingsFor({ db, pool }: Opened, now: Date, folder: string): Promise<DemoSettings> {
  await createSandboxSchema(pool)
  return {
    db,
    now,
    passwordHash: async (password) => `hash of ${password}`,
    feeRates: DEFAULT_FEE_RATES,
    paymentWindowHours: 24,
    files: await openFolder(folder),
    charge: (amounts) => chargeInSandbox(pool, amounts),
  }
}

async function read({ db }: Opened) {
  const vendors = await db.select().from(tables.vendor)
  const accounts = await db.select().from(tables.account)
  const clients = await db.select().from(tables.client)
  const booked = await db.select().from(tables.appointment)
  // Those that vendors entered themselves are not on the marketplace.
  const appointments = booked.filter(({ clientId }) => clientId !== null)
  const own = booked.filter(({ clientId }) => clientId === null)
  const byEmail = (email: string) => accounts.find((account) => account.email === email)!
  return { vendors, accounts, clients, appointments, own, byEmail }
}

const factsOf = (row: typeof tables.appointment.$inferSelect) =>
  appointmentFacts({ ...row, start: row.startsAt, end: row.endsAt })

describe.each(STARTS)('the demonstration first started at %s', (start) => {
  const now = new Date(start)
  let database: TestDatabase
  let opened: Opened
  let folder: string
  let demo: Awaited<ReturnType<typeof read>>
  let filled: boolean[]
  /** The ids of vendors with their own booking rules. */
  let additional: ReadonlySet<string>

  beforeAll(async () => {
    database = await createTestDatabase()
    opened = openDatabase(database.url, 6, pino({ level: 'silent' }))
    folder = await mkdtemp(join(tmpdir(), 'anseo-demo-'))
    const settings = await settingsFor(opened, now, folder)
    filled = await Promise.all([fillDemo(settings), fillDemo(settings)])
    demo = await read(opened)
    additional = new Set(additionalVendors.map(({ key }) => demo.byEmail(demoEmail(key)).id))
  })

  afterAll(async () => {
    await opened.pool.end()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  it('is filled once, by one of two processes, and never again', async () => {
    expect(filled.toSorted()).toEqual([false, true])
    expect(await fillDemo(await settingsFor(opened, now, folder))).toBe(false)
  })

  it('lists 112 or more verified vendors over all specialities and many towns, with texts of their own', () => {
    const listed = demo.vendors.filter((vendor) => vendor.verifiedAt && !vendor.suspendedAt)
    expect(listed.length).toBeGreaterThanOrEqual(112)
    for (const speciality of DEFAULT_KEYS)
      expect(listed.filter((vendor) => vendor.speciality === speciality).length).toBeGreaterThanOrEqual(17)
    expect(new Set(listed.map(({ city }) => city)).size).toBeGreaterThan(30)
    expect(new Set(demo.vendors.map(({ about }) => about)).size).toBe(demo.vendors.length)
    expect(listed.filter(({ available }) => !available).length).toBeGreaterThanOrEqual(8)
    expect(demo.vendors.filter((vendor) => !vendor.verifiedAt && !vendor.rejectedAt).length).toBeGreaterThan(
      3,
    )
  })

  it('keeps default hours, no buffer, no notice and no time off, save for vendors with rules of their own', async () => {
    for (const vendor of demo.vendors.filter(({ id }) => !additional.has(id)))
      expect(vendor).toMatchObject({ weeklyHours: null, bufferHours: 0, noticeHours: 0 })
    expect(await opened.db.select().from(tables.timeOff)).toEqual([])
  })

  it('has 30 vendors with rules of their own, who come last in the default order', async () => {
    const own = demo.vendors.filter(({ id }) => additional.has(id))
    expect(own).toHaveLength(30)
    const listed = demo.vendors.filter((vendor) => vendor.verifiedAt && !vendor.suspendedAt)
    for (const vendor of listed) expect(vendor.completedAppointments === 0).toBe(additional.has(vendor.id))
    for (const { base } of own) if (base) expect(normaliseEircode(base.eircode)).toBe(base.eircode)
    const menus = await opened.db.select().from(tables.service)
    for (const { id, weeklyHours } of own) {
      const longest = Math.max(
        ...Object.values(weeklyHours ?? DEFAULT_WEEKLY_HOURS).flatMap((ranges) =>
          ranges.map(({ startHour, endHour }) => (endHour - startHour) * 60),
        ),
      )
      const menu = menus.filter(({ vendorId }) => vendorId === id)
      expect(menu).not.toEqual([])
      for (const { durationMinutes } of menu) expect(durationMinutes).toBeLessThanOrEqual(longest)
    }
  })

  it('leaves 40 or more available vendors without an appointment from that day on', () => {
    const today = startOfDublinDay(now)
    const busy = new Set(demo.appointments.filter((row) => row.startsAt >= today).map((row) => row.vendorId))
    const free = demo.vendors.filter(
      ({ id, verifiedAt, available }) => verifiedAt && available && !busy.has(id) && !additional.has(id),
    )
    expect(free.length).toBeGreaterThanOrEqual(40)
  })

  it('has own bookings of the vendor account outside the two weeks that clients can book', () => {
    const vendor = demo.byEmail('vendor@demo.test')
    const twoWeeksOn = addDays(dublinDate(now), 14)
    expect(demo.own.length).toBeGreaterThan(5)
    for (const { vendorId, contactId, startsAt, totalCents } of demo.own) {
      expect({ vendorId, totalCents, hasClient: contactId !== null }).toEqual({
        vendorId: vendor.id,
        totalCents: 0,
        hasClient: true,
      })
      const isPast = startsAt < startOfDublinDay(now)
      expect(isPast || compareDates(dublinDate(startsAt), twoWeeksOn) > 0).toBe(true)
    }
  })

  it('records the history of every appointment, in order and not in the future', async () => {
    const events = await opened.db.select().from(tables.appointmentEvent).orderBy(tables.appointmentEvent.id)
    const told = Map.groupBy(events, ({ appointmentId }) => appointmentId)
    const quotes = await opened.db.select().from(tables.quote)
    const accepted = quotes.filter(({ acceptedAt }) => acceptedAt !== null)
    expect(accepted).toHaveLength(1)
    for (const { appointmentId, acceptedAt } of accepted)
      expect(demo.appointments.find(({ id }) => id === appointmentId)).toMatchObject({ bookedAt: acceptedAt })
    const quotedIds = new Set(accepted.map(({ appointmentId }) => appointmentId))
    for (const row of demo.appointments) {
      const [first, ...then] = told.get(row.id) ?? []
      const kind = quotedIds.has(row.id) ? 'quoteAccepted' : 'booked'
      expect(first).toMatchObject({ kind, at: row.bookedAt, actorId: row.clientId })
      expect(then.some(({ kind }) => kind === 'paid')).toBe(row.paidAt !== null)
      for (const { at } of then) expect(at >= row.bookedAt && at <= now).toBe(true)
    }
  })

  it('has an audit log in the order of time, with every decision about a vendor', async () => {
    const entries = await opened.db.select().from(tables.auditEntry).orderBy(tables.auditEntry.id)
    const times = entries.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
    const verified = entries.filter(({ action }) => action === 'vendor.verified')
    expect(new Set(verified.map(({ subjectId }) => subjectId))).toEqual(
      new Set(demo.vendors.filter(({ verifiedAt }) => verifiedAt).map(({ id }) => id)),
    )
    expect((await verifyChain(opened.db)).faults).toEqual([])
    const has = (action: string) => entries.some((entry) => entry.action === action)
    expect([has('setting.changed'), has('check.passed'), has('payout.sent')]).toEqual([true, true, true])
  })

  it('keeps future appointments of vendor@demo.test between 12:00 and 15:00', () => {
    const { id } = demo.byEmail('vendor@demo.test')
    const coming = demo.appointments.filter(
      (row) => row.vendorId === id && daysBetween(dublinDate(now), dublinDate(row.startsAt)) >= 0,
    )
    expect(coming.length).toBeGreaterThan(5)
    for (const row of coming) {
      expect(dublinHour(row.startsAt)).toBeGreaterThanOrEqual(12)
      expect(dublinHour(row.endsAt)).toBeLessThanOrEqual(15)
    }
    expect(demo.vendors.find((vendor) => vendor.id === id)).toMatchObject({
      available: true,
      speciality: 'Hairstylist',
      verifiedAt: expect.any(Date),
    })
  })

  it('prices every appointment and keeps it on the grid', () => {
    const feeOf = new Map(demo.vendors.map((vendor) => [vendor.id, vendor.feePerHourCents]))
    for (const row of demo.appointments) {
      const slot = { start: row.startsAt, end: row.endsAt }
      expect(isOnGrid(slot)).toBe(true)
      expect(row).toMatchObject(priceDeposit(feeOf.get(row.vendorId)! * slotHours(slot), DEFAULT_FEE_RATES))
    }
  })

  it('orders the steps of every appointment: none lies in the future or before the booking', () => {
    for (const row of demo.appointments) {
      const story = [
        row.bookedAt,
        row.confirmedAt,
        row.paidAt,
        row.completedAt ?? row.cancelledAt ?? row.declinedAt,
      ]
      const happened = story.filter((instant) => instant !== null).map((instant) => instant.getTime())
      expect(happened).toEqual(happened.toSorted((a, b) => a - b))
      expect(happened.at(-1)).toBeLessThanOrEqual(now.getTime())
      expect(row.bookedAt < row.startsAt).toBe(true)
      if (row.completedAt) expect(row.completedAt >= row.endsAt).toBe(true)
    }
  })

  it('counts completed appointments correctly', () => {
    const counted = new Map<string, number>()
    for (const row of demo.appointments)
      if (row.completedAt) counted.set(row.vendorId, (counted.get(row.vendorId) ?? 0) + 1)
    for (const vendor of demo.vendors) expect(counted.get(vendor.id) ?? 0).toBe(vendor.completedAppointments)
    expect(counted.get(demo.byEmail('vendor@demo.test').id)).toBe(128)
  })

  it('shows the client every lasting badge, and no appointment that the sweep would change at once', () => {
    const { id } = demo.byEmail('client@demo.test')
    const own = demo.appointments.filter((row) => row.clientId === id)
    const badges = new Set(own.map((row) => badge(factsOf(row), now).text))
    expect(badges).toEqual(
      new Set([
        'Cancelled by You',
        'Cancelled by Vendor',
        'Cancelled by Admin',
        'Timed Out',
        'Completed',
        'Vendor Declined',
        'Paid',
        'Confirm appointment by paying',
        'Pending Confirmation',
      ]),
    )
    const states = own.map((row) => appointmentState(factsOf(row), now))
    expect(states).toContain('awaiting-completion')
    expect(demo.appointments.map((row) => appointmentState(factsOf(row), now))).not.toContain('overdue')
  })

  it('has a succeeded payment for all that was paid, and refunds what M3 gives back', async () => {
    const payments = await opened.db.select().from(tables.payment)
    const paid = demo.appointments.filter((row) => row.paidAt)
    expect(payments.map((row) => row.appointmentId).toSorted()).toEqual(paid.map((row) => row.id).toSorted())
    const refunds = await opened.db.select().from(tables.refund)
    expect(refunds.map((row) => row.amountCents).toSorted()).toContain(3520)
    expect(refunds).toHaveLength(paid.filter((row) => row.cancelledAt).length)
    const { rows } = await opened.pool.query(
      `select count(*)::int as known from payment join payments_sandbox.objects o on o.id = intent_id
       where o.body->>'status' = 'succeeded' and (o.body->>'amount')::int = amount_cents`,
    )
    expect(rows[0].known).toBe(paid.filter((row) => !row.completedAt && !row.cancelledAt).length)
  })

  it('has a receipt for every payment and refund, numbered as they were issued', async () => {
    const receipts = await opened.db.select().from(tables.receipt).orderBy(tables.receipt.number)
    const [payments, refunds] = await Promise.all([
      opened.db.select().from(tables.payment),
      opened.db.select().from(tables.refund),
    ])
    const ids = receipts.map(({ paymentId, refundId }) => paymentId ?? refundId)
    expect(ids.toSorted()).toEqual([...payments, ...refunds].map(({ id }) => id).toSorted())
    const times = receipts.map(({ issuedAt }) => issuedAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('has no unsent reminder that was due before the database was filled', () => {
    const agreed = demo.appointments.filter((row) => row.confirmedAt && !row.completedAt && !row.cancelledAt)
    const unnoted = agreed.filter(
      ({ startsAt, bookedAt, dayReminderAt, hourReminderAt }) =>
        (!dayReminderAt && isReminderDue('day', { start: startsAt, bookedAt }, now)) ||
        (!hourReminderAt && isReminderDue('hour', { start: startsAt, bookedAt }, now)),
    )
    expect(unnoted).toEqual([])
    const toPay = agreed.filter(({ paidAt, payReminderAt }) => !paidAt && !payReminderAt)
    for (const { confirmedAt, payBy } of toPay) {
      expect(payReminderAt(confirmedAt!, payBy!).getTime()).toBeGreaterThan(now.getTime())
    }
  })

  it('gives everybody a portrait and reachable, valid details', async () => {
    const files = new Set(await readdir(folder))
    for (const account of demo.accounts) expect(files).toContain(account.imageKey)
    for (const { phone } of [...demo.vendors, ...demo.clients]) expect(isValidPhoneNumber(phone!)).toBe(true)
    for (const { eircode } of demo.clients) expect(normaliseEircode(eircode!)).toBe(eircode)
    expect(new Set(demo.clients.map(({ eircode }) => eircode)).size).toBe(demo.clients.length)
  })

  it('has conversations in order and unread notices of both kinds', async () => {
    const { id } = demo.byEmail('client@demo.test')
    const messages = await opened.db.select().from(tables.message).orderBy(tables.message.position)
    const sent = messages.map((row) => row.sentAt.getTime())
    expect(sent).toEqual(sent.toSorted((a, b) => a - b))
    expect(sent.at(-1)).toBeLessThanOrEqual(now.getTime())
    expect(new Set(messages.filter((row) => row.clientId === id).map((row) => row.vendorId)).size).toBe(11)
    const notices = (await opened.db.select().from(tables.notice)).filter((row) => row.accountId === id)
    expect(
      notices.filter((row) => !row.readAt).map((row) => row.content.startsWith('📢 Notifications: ')),
    ).toEqual(expect.arrayContaining([true, false]))
  })
})
