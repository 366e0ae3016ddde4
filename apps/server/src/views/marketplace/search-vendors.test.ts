// @module-tag time
// covers: ASVS 1.2.4
import { searchName } from '@anseo/domain/search-name'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { beforeAll, describe, expect, test } from 'vitest'
import { timeOff } from '../../modules/booking/tables/time-off.ts'
import { createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { send } from '../../testing/requests.ts'
import { slotFacts } from '../../testing/slot-facts.ts'
import { ownApp } from '../../testing/own-app.ts'

/** Noon of a Wednesday in Dublin. */
const START = new Date('2026-11-18T12:00:00Z')
const THURSDAY = '19_11_2026'
const PAID = { confirmedAt: new Date(0), paidAt: new Date(0) }

type Fields = NonNullable<Parameters<typeof createVendor>[1]> & { name: string }
const masseur: Partial<Fields> = { speciality: 'Massage_Therapist', city: 'Dublin' }
const VENDORS: Fields[] = [
  {
    ...masseur,
    name: 'Ranelagh Rory',
    location: 'Ranelagh',
    feePerHourCents: 5500,
    completedAppointments: 3,
  },
  {
    ...masseur,
    name: 'Rathmines Ruth',
    location: 'Rathmines',
    feePerHourCents: 6000,
    completedAppointments: 1,
  },
  { ...masseur, name: 'Howth Hugh', location: 'Howth', feePerHourCents: 4000, completedAppointments: 9 },
  {
    ...masseur,
    name: 'Dear Deirdre',
    location: 'Rathmines',
    feePerHourCents: 6001,
    completedAppointments: 20,
  },
  { ...masseur, name: 'Busy Bríd', location: 'Rathmines', feePerHourCents: 5000, completedAppointments: 30 },
  { ...masseur, name: 'Buffered Ben', location: 'Rathmines', feePerHourCents: 5000, bufferHours: 2 },
  { ...masseur, name: 'Away Aoife', location: 'Rathmines', feePerHourCents: 5000, available: false },
  { ...masseur, name: 'Late Lorcan', location: 'Rathmines', feePerHourCents: 5000, noticeHours: 30 },
  {
    ...masseur,
    name: 'Morning Mia',
    location: 'Rathmines',
    feePerHourCents: 5000,
    weeklyHours: { ...DEFAULT_WEEKLY_HOURS, thu: [{ startHour: 8, endHour: 18 }] },
  },
  { ...masseur, name: 'Holiday Hana', location: 'Rathmines', feePerHourCents: 5000 },
  { ...masseur, name: 'Cork Cathal', city: 'Cork', location: 'Douglas', feePerHourCents: 5000 },
  { ...masseur, name: 'Pending Pat', location: 'Rathmines', feePerHourCents: 5000, verifiedAt: null },
  {
    name: 'Cleaning Cleo',
    speciality: 'Cleaner',
    city: 'Dublin',
    location: 'D06 X2Y3',
    feePerHourCents: 2000,
  },
]

const app = ownApp({ start: START })
beforeAll(async () => {
  const client = await createClient(app)
  const ids = new Map<string, Awaited<ReturnType<typeof createVendor>>>()
  for (const fields of VENDORS) {
    ids.set(fields.name, await createVendor(app, { ...fields, searchName: searchName(fields.name) }))
  }
  const book = (name: string, from: number, to: number) =>
    insertAppointmentRow(
      app,
      { client, vendor: ids.get(name)! },
      { ...slotFacts(THURSDAY, from, to), ...PAID },
    )
  await book('Busy Bríd', 17, 19)
  await book('Buffered Ben', 20, 21)
  await app.runtime.db.insert(timeOff).values({
    vendorId: ids.get('Holiday Hana')!.id,
    startsAt: new Date('2026-11-19T18:30:00Z'),
    endsAt: new Date('2026-11-19T19:00:00Z'),
  })
})

async function search(asked: Record<string, string | number>) {
  const query = new URLSearchParams(asked as Record<string, string>)
  return send(app, 'GET', `/api/vendor/list?${query}`)
}
async function namesOf(asked: Record<string, string | number>): Promise<string[]> {
  const { status, body } = await search(asked)
  expect([status, body.message]).toEqual([200, 'Vendors found.'])
  return body.data.map(({ name }: { name: string }) => name)
}

const ASKED = {
  speciality: 'Massage_Therapist',
  day: THURSDAY,
  time: '06:00 PM',
  near: 'Rathmines',
  maxPrice: 67.24,
}

test('massage, Thursday 18:00, near Rathmines, up to €67.24 for an hour with its fees', async () => {
  const { body } = await search({ ...ASKED, sort: 'distance' })
  expect(body).toMatchObject({ total: 3, page: 1, pageSize: 12 })
  expect(body).not.toHaveProperty('more')
  const found = body.data.map(({ name, distanceKm }: { name: string; distanceKm: number }) => [
    name,
    distanceKm,
  ])
  expect(found).toEqual([
    ['Rathmines Ruth', 0],
    ['Ranelagh Rory', 0.8],
    ['Howth Hugh', expect.any(Number)],
  ])
  expect(found[2][1]).toBeGreaterThan(10)
  expect(found[2][1]).toBeLessThan(16)
})

test('each order of the same search', async () => {
  expect(await namesOf(ASKED)).toEqual(['Howth Hugh', 'Ranelagh Rory', 'Rathmines Ruth'])
  expect(await namesOf({ ...ASKED, sort: 'price' })).toEqual([
    'Howth Hugh',
    'Ranelagh Rory',
    'Rathmines Ruth',
  ])
  expect(await namesOf({ ...ASKED, sort: 'name' })).toEqual(['Howth Hugh', 'Ranelagh Rory', 'Rathmines Ruth'])
  expect(await namesOf({ ...ASKED, within: 5 })).toEqual(['Ranelagh Rory', 'Rathmines Ruth'])
  expect(await namesOf({ ...ASKED, pageSize: 1, page: 2 })).toEqual(['Ranelagh Rory'])
  expect(await namesOf({ ...ASKED, pageSize: 2, page: 9 })).toEqual([])
})

describe('when', () => {
  const at = (asked: Record<string, string | number>) =>
    namesOf({
      speciality: 'Massage_Therapist',
      near: 'Rathmines',
      within: 1,
      sort: 'name',
      day: THURSDAY,
      ...asked,
    })

  test('one hour before what is taken needs the vendor’s own buffer', async () => {
    expect(await at({ time: '05:00 PM' })).toContain('Buffered Ben')
    expect(await at({ time: '06:00 PM' })).not.toContain('Buffered Ben')
    expect(await at({ time: '05:00 PM', hours: 2 })).not.toContain('Buffered Ben')
  })

  test('time off within the hour, notice, and the end of a working day', async () => {
    expect(await at({ time: '06:00 PM' })).toEqual(['Dear Deirdre', 'Ranelagh Rory', 'Rathmines Ruth'])
    expect(await at({ time: '07:00 PM' })).toEqual([
      'Busy Bríd',
      'Dear Deirdre',
      'Holiday Hana',
      'Late Lorcan',
      'Ranelagh Rory',
      'Rathmines Ruth',
    ])
    expect(await at({ time: '05:00 PM' })).toContain('Morning Mia')
    expect(await at({ time: '05:00 PM', hours: 2 })).not.toContain('Morning Mia')
  })

  test('today, tonight and at the weekend, with the first times of each', async () => {
    const found = async (when: string) => {
      const asked = { speciality: 'Massage_Therapist', near: 'Rathmines', within: 1, when }
      const { body } = await search({ ...asked, sort: 'name' })
      return Object.fromEntries(
        body.data.map(({ name, freeTimes }: { name: string; freeTimes: Record<string, string>[] }) => [
          name,
          freeTimes.map(({ slotDate, startTime }) => `${slotDate} ${startTime}`),
        ]),
      )
    }
    const tonight = await found('tonight')
    expect(tonight['Ranelagh Rory']).toEqual(
      ['18', '18', '18'].map((day, index) => `${day}_11_2026 0${6 + index}:00 PM`),
    )
    expect(tonight).not.toHaveProperty('Late Lorcan')
    expect((await found('today'))['Ranelagh Rory']).toEqual(
      ['01', '02', '03'].map((hour) => `18_11_2026 ${hour}:00 PM`),
    )
    const weekend = await found('weekend')
    expect(weekend['Late Lorcan']).toEqual(['08', '09', '10'].map((hour) => `21_11_2026 ${hour}:00 AM`))
    expect(weekend).not.toHaveProperty('Away Aoife')
  })

  test('any hour of a day', async () => {
    expect(await at({})).toEqual([
      'Buffered Ben',
      'Busy Bríd',
      'Dear Deirdre',
      'Holiday Hana',
      'Late Lorcan',
      'Morning Mia',
      'Ranelagh Rory',
      'Rathmines Ruth',
    ])
    expect(await at({ hours: 3, sort: 'next' })).not.toContain('Late Lorcan')
  })

  test('what is past, beyond the window or the closing hour finds nobody', async () => {
    const nobody: Record<string, string | number>[] = [
      { day: '18_11_2026', time: '12:00 PM' },
      { day: '17_11_2026' },
      { day: '2_12_2026' },
      { time: '08:00 PM', hours: 2 },
      { time: '03:00 AM' },
      { day: '31_12_9999' },
    ]
    for (const asked of nobody) expect(await at(asked)).toEqual([])
    expect(await at({ day: '18_11_2026', time: '01:00 PM' })).not.toEqual([])
  })
})

describe('free next', () => {
  test('earliest first, then most completed, those without a free hour last', async () => {
    const names = await namesOf({ speciality: 'Massage_Therapist', sort: 'next' })
    expect(names.slice(0, 3)).toEqual(['Busy Bríd', 'Dear Deirdre', 'Howth Hugh'])
    expect(names.slice(-2)).toEqual(['Late Lorcan', 'Away Aoife'])
    expect(names).toHaveLength(11)
  })

  test('in the next 14 days, also where a vendor can be booked further ahead', async () => {
    const awayUntil = async (fields: Fields, endsAt: string) => {
      const { id } = await createVendor(app, { ...fields, speciality: 'Hairstylist', horizonDays: 60 })
      await app.runtime.db.insert(timeOff).values({ vendorId: id, startsAt: START, endsAt: new Date(endsAt) })
    }
    await awayUntil({ name: 'New Nuala', completedAppointments: 0 }, '2026-12-08T00:00:00Z')
    await awayUntil({ name: 'Known Kate', completedAppointments: 500 }, '2026-12-13T00:00:00Z')
    const names = await namesOf({ speciality: 'Hairstylist', sort: 'next' })
    expect(names).toEqual(['Known Kate', 'New Nuala'])
  })

  test('of the day that is asked for', async () => {
    const { time: _, ...anyTime } = ASKED
    const found = await namesOf({ ...anyTime, within: 1, sort: 'next' })
    expect(found.at(-1)).toBe('Late Lorcan')
    expect(found[0]).toBe('Busy Bríd')
  })
})

describe('where', () => {
  test.each([
    ['D06', 1, ['Dear Deirdre', 'Rathmines Ruth']],
    ['Dublin 6', 1, ['Dear Deirdre', 'Rathmines Ruth']],
    ['d06 x2y3', 1, ['Dear Deirdre', 'Rathmines Ruth']],
    ['Binn Éadair', 1, ['Howth Hugh']],
    ['douglas', 5, ['Cork Cathal']],
    ['Corcaigh', 10, ['Cork Cathal']],
  ])('near %s within %i km', async (near, within, names) => {
    const asked = { speciality: 'Massage_Therapist', near, within, sort: 'distance' }
    expect(await namesOf(asked)).toEqual(expect.arrayContaining(names))
  })

  test('an Eircode in a location, and the distance of everybody', async () => {
    const { body } = await search({ speciality: 'Cleaner', near: 'Ranelagh' })
    expect(body.data).toMatchObject([{ name: 'Cleaning Cleo', distanceKm: 0.8 }])
    expect((await search({ speciality: 'Cleaner' })).body.data[0]).not.toHaveProperty('distanceKm')
  })

  test('an empty place is none', async () => {
    expect(await namesOf({ speciality: 'Cleaner', near: '' })).toEqual(['Cleaning Cleo'])
    expect(await namesOf({ speciality: 'Cleaner', near: '  ', within: 5 })).toEqual(['Cleaning Cleo'])
  })
})

test('price and rating', async () => {
  await createVendor(app, { name: 'Rated Just', speciality: 'Babysitter', ratingStars: 89, ratingCount: 20 })
  await createVendor(app, { name: 'Rated Under', speciality: 'Babysitter', ratingStars: 88, ratingCount: 20 })
  await createVendor(app, { name: 'Rated Never', speciality: 'Babysitter', feePerHourCents: 1250 })
  // 4.45 is shown as 4.5.
  expect(await namesOf({ speciality: 'Babysitter', minRating: 4.5 })).toEqual(['Rated Just'])
  expect(await namesOf({ speciality: 'Babysitter', minRating: 1, sort: 'rating' })).toEqual([
    'Rated Just',
    'Rated Under',
  ])
  expect(await namesOf({ speciality: 'Babysitter', maxPrice: 14.21 })).toEqual(['Rated Never'])
  expect(await namesOf({ speciality: 'Babysitter', maxPrice: 14.2 })).toEqual([])
  const { body } = await search({ speciality: 'Babysitter', near: 'Ranelagh', sort: 'distance', pageSize: 2 })
  expect(body).toMatchObject({ total: 3, pageSize: 2 })
  expect(body.data).toHaveLength(2)
})

test.each([
  ['day', 'day=tomorrow'],
  ['day', 'day=31_2_2026'],
  ['day', 'day='],
  ['day', 'time=06%3A00%20PM'],
  ['time', `day=${THURSDAY}&time=18:00`],
  ['time', `day=${THURSDAY}&time=06:30 PM`],
  ['hours', `day=${THURSDAY}&hours=0`],
  ['hours', `day=${THURSDAY}&hours=6`],
  ['hours', `day=${THURSDAY}&hours=1.5`],
  ['near', 'near=Zanzibar'],
  ['near', 'near=%00'],
  ['near', `near=${'a'.repeat(81)}`],
  ['near', "near='; drop table vendor; --"],
  ['near', 'near=Cork&near=Dublin'],
  ['near', 'sort=distance'],
  ['within', 'near=Cork&within=0'],
  ['within', 'near=Cork&within=201'],
  ['within', 'near=Cork&within=far'],
  ['maxPrice', 'maxPrice=0'],
  ['maxPrice', 'maxPrice=-1'],
  ['maxPrice', 'maxPrice=1e9'],
  ['maxPrice', 'maxPrice=NaN'],
  ['maxPrice', 'maxPrice=20.001'],
  ['minRating', 'minRating=0'],
  ['minRating', 'minRating=5.1'],
  ['sort', 'sort=nearest'],
])('refused with %s: ?%s', async (field, query) => {
  const { status, body } = await send(app, 'GET', `/api/vendor/list?${query.replaceAll(' ', '%20')}`)
  expect([status, body.code]).toEqual([400, 'INVALID_REQUEST'])
  expect(body.fields).toHaveProperty(field)
})
