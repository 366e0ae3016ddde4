import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Actor, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { send } from '../../../testing/requests.ts'
import { eraseDueAccounts } from '../../privacy/erasure/erase-due-accounts.ts'
import { favourite } from '../tables/favourites.ts'
import { vendor } from '../tables/vendors.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

const PATH = '/api/user/favourites'
const save = (client: Actor, { id }: { id: string }) => client.call('PUT', `${PATH}/${id}`)
const remove = (client: Actor, { id }: { id: string }) => client.call('DELETE', `${PATH}/${id}`)
const namesOf = async (client: Actor, query = '') => {
  const { body } = await client.call('GET', PATH + query)
  return body.favourites.map((one: { vendor: { name: string } }) => one.vendor.name)
}

test('a client saves vendors, the last first, and removes them, as often as it likes', async () => {
  const client = await createClient(app)
  const [aoife, cian] = [await createVendor(app), await createVendor(app, { name: 'Cian Moran' })]
  expect(await save(client, aoife)).toMatchObject({ status: 200, body: { success: true } })
  app.clock.advance(1)
  await save(client, cian)
  app.clock.advance(1)
  const again = await Promise.all([save(client, aoife), save(client, aoife)])
  expect(again.map(({ status }) => status)).toEqual([200, 200])
  expect(await namesOf(client)).toEqual(['Cian Moran', 'Aoife Byrne'])
  const { body } = await client.call('GET', PATH)
  expect(body).toMatchObject({ success: true, total: 2, nextCursor: null })
  expect(body.favourites[0]).toMatchObject({
    savedAt: expect.any(String),
    vendor: { _id: cian.id, isVerified: true, nextFree: { startTime: expect.any(String) } },
  })
  expect((await remove(client, cian)).status).toBe(200)
  expect((await remove(client, cian)).status).toBe(200)
  expect(await namesOf(client)).toEqual(['Aoife Byrne'])
})

test('they come page by page', async () => {
  const client = await createClient(app)
  for (const name of ['One', 'Two', 'Three']) {
    app.clock.advance(1)
    await save(client, await createVendor(app, { name }))
  }
  const first = (await client.call('GET', `${PATH}?limit=2`)).body
  expect(first.favourites).toHaveLength(2)
  expect(await namesOf(client, `?limit=2&cursor=${first.nextCursor}`)).toEqual(['One'])
  const other = Buffer.from(JSON.stringify({ at: 'never', id: 'x' })).toString('base64url')
  expect(await namesOf(client, `?cursor=${other}`)).toEqual([])
  expect((await client.call('GET', `${PATH}?cursor=x`)).status).toBe(400)
})

test('only a listed vendor can be saved, and one that is not listed any more is left out', async () => {
  const [client, own] = [await createClient(app), await createVendor(app)]
  await save(client, own)
  await app.runtime.db.update(vendor).set({ suspendedAt: app.clock.now() }).where(eq(vendor.id, own.id))
  expect(await namesOf(client)).toEqual([])
  expect(await save(client, own)).toMatchObject({ status: 404, body: { code: 'VENDOR_NOT_FOUND' } })
  expect(await save(client, { id: randomUUID() })).toMatchObject({ status: 404 })
  expect(await save(client, { id: 'not-an-id' })).toMatchObject({ status: 404 })
  expect((await remove(client, own)).status).toBe(200)
})

test('beyond the first 1,000 those are counted that are listed', async () => {
  const [client, model] = [await createClient(app), await createVendor(app)]
  await app.runtime.pool.query(
    `with person as (
      insert into account (role, name, email, password_hash, created_at)
      select role, name, n || email, password_hash, created_at from account, generate_series(1, 1003) as n where id = $2
      returning id
    ), made as (
      insert into vendor (id, search_name, speciality, city, location, experience, about, phone, fee_per_hour_cents,
        available, applied_at, verified_at, suspended_at)
      select person.id, search_name, speciality, city, location, experience, about, phone, fee_per_hour_cents,
        available, applied_at, verified_at, case when row_number() over () < 3 then verified_at end
      from person, vendor where vendor.id = $2
      returning id
    )
    insert into favourite (client_id, vendor_id, saved_at) select $1, id, now() from made`,
    [client.id, model.id],
  )
  const { body } = await client.call('GET', PATH)
  expect({ shown: body.favourites.length, total: body.total }).toEqual({ shown: 1000, total: 1001 })
})

test('they are the client’s alone', async () => {
  const [client, other, own] = [await createClient(app), await createClient(app), await createVendor(app)]
  await save(client, own)
  await remove(other, own)
  expect(await namesOf(other)).toEqual([])
  expect(await namesOf(client)).toHaveLength(1)
  expect((await save(own, own)).status).toBe(403)
  expect(await send(app, 'PUT', `${PATH}/${own.id}`)).toMatchObject({ status: 401 })
})

test('they go with the account of the client or of the vendor', async () => {
  const [leaving, staying] = [await createClient(app), await createClient(app)]
  const [gone, kept] = [await createVendor(app), await createVendor(app)]
  await save(leaving, kept)
  await save(staying, gone)
  await save(staying, kept)
  for (const [who, site] of [
    [leaving, 'user'],
    [gone, 'pro'],
  ] as const) {
    expect((await who.call('POST', `/api/${site}/erasure`, { password: PASSWORD })).status).toBe(200)
  }
  app.clock.advance(7 * 24 + 1)
  await eraseDueAccounts(app.runtime)
  const rows = await app.runtime.db
    .select()
    .from(favourite)
    .where(inArray(favourite.clientId, [leaving.id, staying.id]))
  expect(rows).toMatchObject([{ clientId: staying.id, vendorId: kept.id }])
})
