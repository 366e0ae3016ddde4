// @module-tag time
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { beforeEach, describe, expect, test } from 'vitest'
import { timeOff } from '../../modules/booking/tables/time-off.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { type Actor, createClient, createVendor } from '../../testing/actors.ts'
import { send } from '../../testing/requests.ts'
import { slotFacts } from '../../testing/slot-facts.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

/** Half an hour before noon of a Wednesday in Dublin. */
const START = new Date('2026-11-18T11:30:00Z')
const ALL_DAY = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]

const app = ownApp({ start: START })
const client = ownActor(app, createClient)
beforeEach(() => app.clock.set(START))

const availabilityOf = async (vendor: Actor, query = '') =>
  send(app, 'GET', `/api/vendor/${vendor.id}/availability${query}`)

/** The free hours of one day, 0 to 23. */
async function freeHours(vendor: Actor, slotDate: string): Promise<number[]> {
  const { body } = await availabilityOf(vendor, `?from=${slotDate}&days=1`)
  expect(body.data).toMatchObject([{ slotDate }])
  return body.data[0].free.map((time: string) => (Number(time.slice(0, 2)) % 12) + (/PM/.test(time) ? 12 : 0))
}

const without = (...hours: number[]) => ALL_DAY.filter((hour) => !hours.includes(hour))

// covers: §9.8
test('fourteen days from today, today from the next full hour on', async () => {
  const { body } = await availabilityOf(await createVendor(app))
  const days = body.data.map(({ slotDate }: { slotDate: string }) => slotDate)
  expect(days).toHaveLength(14)
  expect([days[0], days[13]]).toEqual(['18_11_2026', '1_12_2026'])
  expect(body.data[0].free[0]).toBe('12:00 PM')
  expect(body.data[1].free).toHaveLength(13)
  expect([body.data[1].free[0], body.data[1].free[12]]).toEqual(['08:00 AM', '08:00 PM'])
})

test('days outside the booking window have nothing free', async () => {
  const { body } = await availabilityOf(await createVendor(app), '?from=30_11_2026&days=4')
  expect(body.data.map(({ free }: { free: string[] }) => free.length)).toEqual([13, 13, 0, 0])
  const vendor = await createVendor(app)
  expect(await freeHours(vendor, '17_11_2026')).toEqual([])
  expect((await availabilityOf(vendor, '?from=31_12_9999')).status).toBe(200)
  expect((await availabilityOf(vendor, '?from=1_1_1000')).status).toBe(200)
})

describe('appointments', () => {
  const PAID = { confirmedAt: START, paidAt: START }

  test('live ones are taken with their own buffer, ended ones are free', async () => {
    const vendor = await createVendor(app)
    const insert = (slot: ReturnType<typeof slotFacts>, facts = {}) =>
      insertAppointmentRow(app, { client, vendor }, { ...slot, ...facts })
    await insert(slotFacts('20_11_2026', 9, 11, 1))
    await insert(slotFacts('20_11_2026', 14, 15), PAID)
    await insert(slotFacts('20_11_2026', 16, 17), { declinedAt: START })
    await insert(slotFacts('20_11_2026', 17, 18), { cancelledAt: START, cancelledBy: 'vendor' })
    await insert(slotFacts('20_11_2026', 18, 19), { ...PAID, completedAt: START })
    expect(await freeHours(vendor, '20_11_2026')).toEqual(without(9, 10, 11, 14, 18))
  })

  test('one that timed out is free before the sweep has seen it', async () => {
    const vendor = await createVendor(app)
    const payBy = new Date('2026-11-18T13:30:00Z')
    await insertAppointmentRow(
      app,
      { client, vendor },
      { ...slotFacts('20_11_2026', 9, 11), confirmedAt: START, payBy },
    )
    expect(await freeHours(vendor, '20_11_2026')).toEqual(without(9, 10))
    app.clock.set(payBy)
    expect(await freeHours(vendor, '20_11_2026')).toEqual(ALL_DAY)
  })

  test('a visit that moves elsewhere changes at once what is free after it at the place of the vendor', async () => {
    const [rathmines, howth] = ['D06 A1C2', 'D13 A2C3']
    const base = { eircode: rathmines, line1: '1 Main Street' }
    const vendor = await createVendor(app, { base, visitPlace: 'both' })
    const at = (eircode: string) => ({ line1: '2 Pier Road', line2: '', eircode })
    const visit = { ...slotFacts('20_11_2026', 9, 12), ...PAID, address: at(rathmines) }
    const id = await insertAppointmentRow(app, { client, vendor }, visit)
    const freeAtNoon = async () => {
      const { body } = await availabilityOf(vendor, '?place=vendor')
      return body.data[2].free.includes('12:00 PM')
    }
    expect(await freeAtNoon()).toBe(true)
    const moved = await client.call('PUT', `/api/user/appointments/${id}/address`, { address: at(howth) })
    expect(moved.status).toBe(200)
    expect(await freeAtNoon()).toBe(false)
  })

  test('the buffer of an appointment reaches into what follows, also when it is over', async () => {
    const vendor = await createVendor(app)
    await insertAppointmentRow(app, { client, vendor }, { ...slotFacts('18_11_2026', 10, 12, 3), ...PAID })
    expect(await freeHours(vendor, '18_11_2026')).toEqual(ALL_DAY.filter((hour) => hour >= 15))
  })
})

test("the vendor's buffer keeps a start free of what comes after it", async () => {
  const vendor = await createVendor(app, { bufferHours: 2 })
  await insertAppointmentRow(app, { client, vendor }, slotFacts('20_11_2026', 14, 15, 2))
  expect(await freeHours(vendor, '20_11_2026')).toEqual(without(12, 13, 14, 15, 16))
})

test('notice pushes the first start away', async () => {
  const vendor = await createVendor(app, { noticeHours: 24 })
  expect(await freeHours(vendor, '18_11_2026')).toEqual([])
  expect(await freeHours(vendor, '19_11_2026')).toEqual(ALL_DAY.filter((hour) => hour >= 12))
})

test('weekly hours and time off narrow the grid', async () => {
  const friday = [
    { startHour: 9, endHour: 12 },
    { startHour: 14, endHour: 16 },
  ]
  const vendor = await createVendor(app, { weeklyHours: { ...DEFAULT_WEEKLY_HOURS, fri: friday, sat: [] } })
  await app.runtime.db.insert(timeOff).values({
    vendorId: vendor.id,
    startsAt: new Date('2026-11-20T09:30:00Z'),
    endsAt: new Date('2026-11-20T11:00:00Z'),
  })
  expect(await freeHours(vendor, '20_11_2026')).toEqual([11, 14, 15])
  expect(await freeHours(vendor, '21_11_2026')).toEqual([])
  expect(await freeHours(vendor, '22_11_2026')).toEqual(ALL_DAY)
})

describe('where the clocks change', () => {
  test.each([
    ['in autumn, back', new Date('2026-10-20T12:00:00Z'), '25_10_2026', '2026-10-25T09:00:00Z'],
    ['in spring, forward', new Date('2027-03-20T12:00:00Z'), '28_3_2027', '2027-03-28T08:00:00Z'],
  ])('%s', async (_, now, slotDate, nineInDublin) => {
    app.clock.set(now)
    const vendor = await createVendor(app)
    expect(await freeHours(vendor, slotDate)).toEqual(ALL_DAY)
    const slot = slotFacts(slotDate, 9, 10)
    expect(slot.startsAt.toISOString()).toBe(new Date(nineInDublin).toISOString())
    await insertAppointmentRow(app, { client, vendor }, slot)
    expect(await freeHours(vendor, slotDate)).toEqual(without(9))
    const { body } = await send(app, 'GET', `/api/vendor/${vendor.id}`)
    expect(body.data.slots_booked).toEqual({ [slotDate]: [{ startTime: '09:00 AM', endTime: '10:00 AM' }] })
  })
})

test.each(['from=21-11-2026', 'from=31_2_2026', 'from=01_12_2026', 'from=', 'days=0', 'days=43', 'days=x'])(
  '?%s is refused',
  async (query) => {
    const { status, body } = await availabilityOf(await createVendor(app), `?${query}`)
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty(query.split('=')[0]!)
  },
)
