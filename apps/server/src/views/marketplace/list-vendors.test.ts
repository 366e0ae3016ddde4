import { searchName } from '@anseo/domain/search-name'
import { beforeAll, describe, expect, test } from 'vitest'
import { createVendor } from '../../testing/actors.ts'
import { send } from '../../testing/requests.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()
beforeAll(async () => {
  for (const { name, ...fields } of VENDORS) {
    await createVendor(app, { name, searchName: searchName(name), ...fields })
  }
})

const VENDORS: (NonNullable<Parameters<typeof createVendor>[1]> & { name: string })[] = [
  { name: 'áine ní bhriain', completedAppointments: 5, feePerHourCents: 4550, city: 'Cork' },
  { name: 'Brendan O’Shea', completedAppointments: 9, feePerHourCents: 3000, city: 'Galway' },
  { name: 'Ciarán Daly', completedAppointments: 5, feePerHourCents: 3000, city: 'Dún Laoghaire' },
  { name: '100%_Clean', completedAppointments: 0, speciality: 'Cleaner', city: 'Athlone' },
  { name: 'Pending Person', verifiedAt: null, completedAppointments: 50, city: 'Pendingtown' },
  { name: 'Suspended Person', suspendedAt: new Date(0), completedAppointments: 50, city: 'Suspendedtown' },
  { name: 'Rejected Person', verifiedAt: null, rejectedAt: new Date(0), city: 'Rejectedtown' },
]

const list = async (query = '') => (await send(app, 'GET', `/api/vendor/list${query}`)).body
const namesOf = async (query: string) =>
  (await list(query)).data.map(({ name }: { name: string }) => name) as string[]

// covers: §5.29, §6.10
test('without parameters all listed vendors come at once, with their total', async () => {
  const body = await list()
  expect(body).toMatchObject({ success: true, total: 4, message: expect.any(String) })
  expect(body).not.toHaveProperty('page')
  expect(body.data).toHaveLength(4)
})

// covers: §3.2, §5.31
test('a vendor shows what everybody may see, and nothing else', async () => {
  const { data } = await list('?search=aine')
  expect(data).toEqual([
    {
      _id: expect.any(String),
      name: 'Áine Ní Bhriain',
      rating: null,
      reviewCount: 0,
      image: '/images/no-picture.webp',
      speciality: 'Hairstylist',
      city: 'Cork',
      location: 'Ranelagh',
      experience: '8 years',
      about: 'Cuts and colours at your kitchen table.',
      answerMinutes: null,
      fees: 45.5,
      priceFrom: 51.05,
      priceFor: '1 hour',
      cancellationHours: 24,
      available: true,
      isVerified: true,
      completedAppointments: 5,
      slots_booked: {},
      nextFree: { slotDate: expect.any(String), startTime: expect.any(String) },
      freeTimes: expect.toSatisfy((times: unknown[]) => times.length === 3),
    },
  ])
})

describe('search', () => {
  // covers: §5.30
  test.each([
    ['AINE', ['Áine Ní Bhriain']],
    ['Áine', ['Áine Ní Bhriain']],
    ['  ní  bhr', ['Áine Ní Bhriain']],
    ['ciaran', ['Ciarán Daly']],
    ['%', ['100%_Clean']],
    ['_', ['100%_Clean']],
    ['100%_c', ['100%_Clean']],
    ['\\', []],
    ["'; drop table vendor; --", []],
    ['O’Shea', ['Brendan O’Shea']],
    ["o'shea", ['Brendan O’Shea']],
    ['oʼshea', ['Brendan O’Shea']],
    ['person', []],
  ])('%s', async (search, names) => {
    expect(await namesOf(`?search=${encodeURIComponent(search)}`)).toEqual(names)
  })
})

test('filters go together', async () => {
  expect(await namesOf('?speciality=Cleaner')).toEqual(['100%_Clean'])
  expect(await namesOf(`?location=${encodeURIComponent('dun laoghaire')}`)).toEqual(['Ciarán Daly'])
  expect(await namesOf('?location=Cork&speciality=Hairstylist&search=a')).toEqual(['Áine Ní Bhriain'])
  expect(await namesOf('?location=Cork&speciality=Cleaner')).toEqual([])
  expect(await namesOf('?location=Ranelagh')).toEqual([])
})

test('each order breaks its ties by name', async () => {
  const [aine, brendan, ciaran, clean] = ['Áine Ní Bhriain', 'Brendan O’Shea', 'Ciarán Daly', '100%_Clean']
  expect(await namesOf('?sort=completed')).toEqual([brendan, aine, ciaran, clean])
  expect(await namesOf('?page=1')).toEqual([brendan, aine, ciaran, clean])
  expect(await namesOf('?sort=price')).toEqual([brendan, ciaran, clean, aine])
  expect(await namesOf('?sort=name')).toEqual([clean, aine, brendan, ciaran])
})

describe('pages', () => {
  // covers: §9.11
  test('any parameter gives pages of twelve', async () => {
    expect(await list('?sort=name')).toMatchObject({ page: 1, pageSize: 12, total: 4 })
  })

  test('pages follow each other without a gap', async () => {
    expect(await namesOf('?sort=name&page=1&pageSize=3')).toHaveLength(3)
    expect(await namesOf('?sort=name&page=2&pageSize=3')).toEqual(['Ciarán Daly'])
  })

  test('a page beyond the last is empty and knows the total', async () => {
    expect(await list('?page=1000000&pageSize=100')).toMatchObject({ data: [], total: 4, page: 1_000_000 })
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=two',
    'page=',
    'page=1&page=2',
    'page=1e99',
    'pageSize=0',
    'pageSize=101',
    'speciality=Plumber',
    'speciality=',
    'sort=random',
    `search=${'a'.repeat(81)}`,
    'search=%00',
    'location=%00',
    `location=${'a'.repeat(81)}`,
  ])('?%s is refused with the field', async (query) => {
    const { status, body } = await send(app, 'GET', `/api/vendor/list?${query}`)
    expect(status).toBe(400)
    expect(body.code).toBe('INVALID_REQUEST')
    expect(body.fields).toHaveProperty(query.split('=')[0]!)
  })
})

test('cities are those of listed vendors, in alphabetical order without regard to fadas', async () => {
  await createVendor(app, { name: 'Zoe', searchName: 'zoe', city: 'cork' })
  await createVendor(app, { name: 'Una', searchName: 'una', city: 'Áth Cliath' })
  const { body } = await send(app, 'GET', '/api/vendor/locations')
  expect(body.data).toEqual(['Áth Cliath', 'Athlone', 'Cork', 'Dún Laoghaire', 'Galway'])
})
