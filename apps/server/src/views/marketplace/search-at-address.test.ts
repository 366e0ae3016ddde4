// @module-tag time
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { send } from '../../testing/requests.ts'
import { slotFacts } from '../../testing/slot-facts.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

/** Noon of a Wednesday in Dublin. */
const START = new Date('2026-11-18T12:00:00Z')
const THURSDAY = '19_11_2026'
const PAID = { confirmedAt: new Date(0), paidAt: new Date(0) }
const RATHMINES = 'D06 A1C2'
const HOWTH = 'D13 A2C3'
const CORK = 'T12 X5Y6'
const base = (eircode: string) => ({ base: { eircode, line1: '1 Main Street' } })
const allDay = { ...DEFAULT_WEEKLY_HOURS, wed: [] }

const ids = new Map<string, string>()
const app = ownApp({ start: START })
const client = ownActor(app, () => createClient(app, { eircode: HOWTH }))
beforeAll(async () => {
  const create = async (name: string, fields: Parameters<typeof createVendor>[1]) => {
    const vendor = await createVendor(app, { name, weeklyHours: allDay, ...fields })
    ids.set(name, vendor.id)
    return vendor
  }
  await create('Anywhere Ann', { completedAppointments: 9 })
  await create('Near Nora', { radiusKm: 5, location: 'Rathmines', completedAppointments: 8 })
  const travels = await create('Travelling Tess', { ...base(RATHMINES), completedAppointments: 7 })
  await create('Both Bea', {
    ...base(CORK),
    visitPlace: 'both',
    travelFees: [{ upToKm: 10, feeCents: 500 }],
    radiusKm: 10,
    completedAppointments: 6,
  })
  const quarters = await create('Quarter Quinn', {
    stepMinutes: 15,
    weeklyHours: { ...allDay, thu: [{ startHour: 10.25, endHour: 11.25 }] },
    completedAppointments: 5,
  })
  await create('Night Niamh', {
    weeklyHours: { ...allDay, thu: [{ startHour: 22, endHour: 25 }] },
    completedAppointments: 4,
  })
  const visit = { address: { line1: '2 Pier Road', line2: '', eircode: HOWTH } }
  await insertAppointmentRow(
    app,
    { client, vendor: travels },
    { ...slotFacts(THURSDAY, 9, 12), ...PAID, ...visit },
  )
  await insertAppointmentRow(app, { client, vendor: quarters }, { ...slotFacts(THURSDAY, 12, 13), ...PAID })
})

const search = (asked: Record<string, string>, by?: Actor) => {
  const path = `/api/vendor/list?${new URLSearchParams({ pageSize: '50', ...asked })}`
  return by ? by.call('GET', path) : send(app, 'GET', path)
}
const names = async (asked: Record<string, string>, by?: Actor): Promise<string[]> =>
  (await search(asked, by)).body.data.map(({ name }: { name: string }) => name)
const noon = { day: THURSDAY, time: '12:00 PM' }

describe('who is free', () => {
  test('is who can come to the address, after the way from the visit before', async () => {
    const here = await names({ ...noon, eircode: HOWTH })
    expect(here).toEqual(['Anywhere Ann', 'Travelling Tess', 'Both Bea'])
    expect(await names({ ...noon, eircode: RATHMINES })).toEqual(['Anywhere Ann', 'Near Nora', 'Both Bea'])
    expect(await names(noon)).toEqual(['Anywhere Ann', 'Near Nora', 'Travelling Tess', 'Both Bea'])
  })

  test("is found at the address of the client's profile, and near a place for a visitor", async () => {
    expect(await names(noon, client)).toEqual(await names({ ...noon, eircode: HOWTH }))
    // In a town it is not known that the address is that of the visit before.
    expect(await names({ ...noon, near: 'Howth' })).toEqual(['Anywhere Ann', 'Both Bea'])
    expect(await names({ ...noon, near: HOWTH })).toEqual(['Anywhere Ann', 'Travelling Tess', 'Both Bea'])
    expect(await names({ ...noon, near: 'Rathmines' })).toContain('Near Nora')
  })

  test('can be booked then and there, and others cannot', async () => {
    const booked = { slotDate: THURSDAY, startTime: '12:00 PM', endTime: '01:00 PM' }
    const address = { line1: '9 Grove Park', line2: '', eircode: RATHMINES }
    const book = (name: string) =>
      client.call('POST', '/api/user/book-appointment', { vendorId: ids.get(name), ...booked, address })
    expect((await book('Travelling Tess')).body.code).toBe('SLOT_TAKEN')
    expect((await book('Both Bea')).body.code).toBe('OUTSIDE_AREA')
    const free = `/api/vendor/${ids.get('Both Bea')}/availability?from=${THURSDAY}&days=1&place=vendor`
    expect((await send(app, 'GET', free)).body.data[0].free).toContain('12:00 PM')
  })

  test('is found at quarters of an hour and after nine in the evening', async () => {
    const onDay = await names({ day: THURSDAY })
    expect(onDay).toEqual(expect.arrayContaining(['Quarter Quinn', 'Night Niamh']))
    expect(await names({ day: THURSDAY, hours: '2' })).not.toContain('Quarter Quinn')
    expect(await names({ day: THURSDAY, time: '11:00 PM' })).toEqual(['Night Niamh'])
    expect(await names({ day: '20_11_2026', time: '12:00 AM' })).toEqual(['Night Niamh'])
  })
})

test('the times of a card are those that its booking page offers at the address', async () => {
  const searches: Record<string, string>[] = [{ sort: 'next' }, { day: THURSDAY }, { near: 'Howth' }, noon]
  for (const asked of searches) {
    const { body } = await search({ ...asked, eircode: HOWTH })
    for (const { _id, name, freeTimes, outsideArea } of body.data) {
      if (outsideArea || !['Travelling Tess', 'Quarter Quinn'].includes(name)) continue
      expect(freeTimes.length, name).toBeGreaterThan(0)
      for (const { slotDate, startTime } of freeTimes) {
        const free = `/api/vendor/${_id}/availability?from=${slotDate}&days=1&eircode=${HOWTH}`
        expect((await send(app, 'GET', free)).body.data[0].free, name).toContain(startTime)
      }
    }
  }
})

test('the next free time of each is at the address, and orders the list', async () => {
  const { body } = await search({ sort: 'next', eircode: RATHMINES })
  const next = body.data.map(
    (one: { name: string; nextFree?: { startTime: string }; outsideArea?: true }) => [
      one.name,
      one.nextFree?.startTime ?? null,
      one.outsideArea ?? false,
    ],
  )
  expect(next).toEqual([
    ['Anywhere Ann', '08:00 AM', false],
    ['Near Nora', '08:00 AM', false],
    ['Both Bea', '08:00 AM', false],
    ['Quarter Quinn', '10:15 AM', false],
    ['Travelling Tess', '01:00 PM', false],
    ['Night Niamh', '10:00 PM', false],
  ])
  const far = await search({ sort: 'next', eircode: CORK })
  expect(far.body.data.at(-1)).toMatchObject({ name: 'Near Nora', nextFree: null, outsideArea: true })
  expect(await names({ sort: 'next', day: THURSDAY, eircode: RATHMINES })).toEqual(
    next.map(([name]: [string]) => name),
  )
})
