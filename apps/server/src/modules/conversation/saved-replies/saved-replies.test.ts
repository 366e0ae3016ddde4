import { expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

const PATH = '/api/pro/saved-replies'
const PRICES = { title: 'Prices', text: 'Hi {name}, an hour is €45.00.' }
const add = (vendor: Actor, fields: object = PRICES) => vendor.call('POST', PATH, fields)

test('a reply is kept, changed, found by its words and forgotten', async () => {
  const vendor = await createVendor(app)
  const { body } = await add(vendor)
  expect(body.reply).toEqual({ _id: expect.any(String), ...PRICES })
  await add(vendor, { title: 'address 100%', text: 'Where is it?' })
  const listed = await vendor.call('GET', PATH)
  expect(listed.body).toMatchObject({
    total: 2,
    page: 1,
    replies: [{ title: 'address 100%' }, { title: 'Prices' }],
  })
  const found = await vendor.call('GET', `${PATH}?search=${encodeURIComponent('0%')}`)
  expect(found.body.replies).toMatchObject([{ title: 'address 100%' }])
  const others = await vendor.call('GET', `${PATH}?search=${encodeURIComponent('WHERE ÍS')}`)
  expect(others.body.replies).toMatchObject([{ title: 'address 100%' }])
  const changed = { title: 'What it costs', text: 'From €45.00.' }
  const put = await vendor.call('PUT', `${PATH}/${body.reply._id}`, changed)
  expect(put.body.reply).toEqual({ _id: body.reply._id, ...changed })
  expect((await vendor.call('DELETE', `${PATH}/${body.reply._id}`)).status).toBe(200)
  expect((await vendor.call('DELETE', `${PATH}/${body.reply._id}`)).status).toBe(404)
  expect((await vendor.call('GET', PATH)).body.total).toBe(1)
})

test("nobody reaches another's replies", async () => {
  const [vendor, other, client] = [await createVendor(app), await createVendor(app), await createClient(app)]
  const path = `${PATH}/${(await add(vendor)).body.reply._id}`
  expect((await other.call('PUT', path, PRICES)).status).toBe(404)
  expect((await other.call('DELETE', path)).status).toBe(404)
  expect((await other.call('GET', PATH)).body.replies).toEqual([])
  expect((await client.call('GET', PATH)).status).toBe(403)
})

test('a vendor keeps at most 50, also when adding them at once', async () => {
  const vendor = await createVendor(app)
  for (let count = 0; count < 48; count++) await add(vendor, { title: `Reply ${count}`, text: 'Yes.' })
  const replies = await Promise.all(Array.from({ length: 4 }, () => add(vendor)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
})

test.each([
  ['title', { title: ' ' }],
  ['title', { title: 'x'.repeat(61) }],
  ['text', { text: '' }],
  ['text', { text: 'x'.repeat(2001) }],
])('a reply without a fitting %s is refused beside its field', async (field, changed) => {
  const reply = await add(await createVendor(app), { ...PRICES, ...changed })
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
  expect(reply.body.fields).toHaveProperty(field)
})
