import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { vendor } from '../tables/vendors.ts'
import { type Actor, createVendor } from '../../../testing/actors.ts'
import { send } from '../../../testing/requests.ts'
import { placeVendors } from './place-vendors.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

async function placeOf({ id }: Pick<Actor, 'id'>) {
  const [row] = await app.runtime.db.select({ place: vendor.place }).from(vendor).where(eq(vendor.id, id))
  return row?.place
}

test('a vendor who registers has a place', async () => {
  const { status } = await send(app, 'POST', '/api/pro/register', {
    name: 'Orla Kehoe',
    email: 'orla@example.test',
    password: 'gorse-on-howth-1',
    speciality: 'Cleaner',
    city: 'Dundalk',
    location: 'Blackrock',
    experience: '4 years',
    about: 'Houses and holiday homes.',
    fees: 22,
    phone: '087 123 4567',
  })
  expect(status).toBe(200)
  const [row] = await app.runtime.db
    .select({ place: vendor.place })
    .from(vendor)
    .where(eq(vendor.city, 'Dundalk'))
  expect(row?.place).toBe('Blackrock, Louth')
})

test('who moves has another, also when only one of city and location changes', async () => {
  const actor = await createVendor(app)
  expect(await placeOf(actor)).toBe('Ranelagh')
  const move = (body: object) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(body)) form.set(name, value)
    return actor.call('PATCH', '/api/pro/profile', form)
  }
  await move({ city: 'Cork' })
  expect(await placeOf(actor)).toBe('Cork')
  await move({ location: 'Douglas' })
  expect(await placeOf(actor)).toBe('Douglas')
  await move({ city: 'Nowhere', location: 'Somewhere' })
  expect(await placeOf(actor)).toBe('')
})

test('those of before are placed by a sweep', async () => {
  const before = await createVendor(app, { place: null, city: 'Galway', location: 'Salthill' })
  const unknown = await createVendor(app, { place: null, city: 'Atlantis', location: 'Temple' })
  await placeVendors(app.runtime)
  expect(await placeOf(before)).toBe('Salthill')
  expect(await placeOf(unknown)).toBe('')
})
