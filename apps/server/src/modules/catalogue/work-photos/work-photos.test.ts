import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { exportOf } from '../../../testing/exported.ts'
import { pictureWithPlace, sendPicture } from '../../../testing/photo-forms.ts'
import { send } from '../../../testing/requests.ts'
import { runRetention } from '../../privacy/retention/run-retention.ts'
import { makeRenditionsOf } from './make-renditions.ts'
import { ownApp } from '../../../testing/own-app.ts'

const START = new Date('2026-11-18T12:00:00Z')
const app = ownApp({ start: START })

const PATH = '/api/pro/photos'

const picture = pictureWithPlace

const upload = async (vendor: Actor, fields: Record<string, string> = {}, image?: Buffer, key?: string) =>
  sendPicture(vendor, PATH, image ?? (await picture(480, 600)), { fields, ...(key && { key }) })
const add = async (vendor: Actor, words: string) => (await upload(vendor, { words })).body.photo._id as string
const own = async (vendor: Actor) => (await vendor.call('GET', PATH)).body.photos
const wordsOf = async (vendor: Actor) => (await own(vendor)).map(({ words }: { words: string }) => words)
const shown = ({ id }: Actor) => send(app, 'GET', `/api/vendor/${id}/photos`)
const files = async (like: string) => (await app.runtime.files.open(like)) !== null

test('a photo is shown once its widths are made, in both formats and without metadata', async () => {
  const vendor = await createVendor(app)
  const reply = await upload(vendor, { words: 'Copper gloss' }, await picture(3000, 2000))
  expect(reply.body.photo).toMatchObject({
    words: 'Copper gloss',
    state: 'processing',
    images: [],
    width: 2048,
    height: 1365,
    service: null,
    serviceId: null,
  })
  await drained(app)
  const { photos, total } = (await shown(vendor)).body
  expect(total).toBe(1)
  expect(photos[0].images.map(({ width }: { width: number }) => width)).toEqual([480, 960, 1600])
  for (const { width, avif, webp } of photos[0].images) {
    for (const [url, type, format] of [
      [avif, 'image/avif', 'heif'],
      [webp, 'image/webp', 'webp'],
    ]) {
      const file = await fetch(app.url + url)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, type])
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      const metadata = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
      expect(metadata).toMatchObject({ format, width })
      expect(metadata.exif).toBeUndefined()
    }
  }
  const [{ state }] = await own(vendor)
  expect(state).toBe('ready')
})

test('words, service and place change, and a service that goes takes its name along', async () => {
  const vendor = await createVendor(app)
  const service = { name: 'Full colour', price: 140, durationHours: 3 }
  const serviceId = (await vendor.call('POST', '/api/pro/services', service)).body.services[0]._id
  for (const words of ['one', 'two', 'three']) await add(vendor, words)
  const [first, , third] = await own(vendor)
  const change = (id: string, body: object) => vendor.call('PATCH', `${PATH}/${id}`, body)
  expect(
    (await change(third._id, { position: 0 })).body.photos.map(({ words }: { words: string }) => words),
  ).toEqual(['three', 'one', 'two'])
  await change(first._id, { serviceId, words: '' })
  expect((await own(vendor))[1]).toMatchObject({ words: null, serviceId, service: 'Full colour' })
  expect((await change(first._id, {})).status).toBe(200)
  const other = await createVendor(app)
  const elsewhere = (await other.call('POST', '/api/pro/services', service)).body.services[0]._id
  expect((await change(first._id, { serviceId: elsewhere })).body.code).toBe('SERVICE_GONE')
  expect((await upload(vendor, { serviceId: elsewhere })).body.code).toBe('SERVICE_GONE')
  await vendor.call('DELETE', `/api/pro/services/${serviceId}`)
  expect((await own(vendor))[1]).toMatchObject({ service: null, serviceId: null })
})

test('a photo is removed, restored, and after a day gone with its files', async () => {
  const vendor = await createVendor(app)
  const [kept, gone] = [await add(vendor, 'kept'), await add(vendor, 'gone')]
  await drained(app)
  const url = (await own(vendor))[1].images[0].avif
  const key = url.slice('/images/'.length)
  const remove = () => vendor.call('DELETE', `${PATH}/${gone}`)
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
  expect((await shown(vendor)).body.total).toBe(1)
  expect((await vendor.call('POST', `${PATH}/${gone}/restore`)).body.total).toBe(2)
  expect((await vendor.call('POST', `${PATH}/${gone}/restore`)).status).toBe(404)
  await remove()
  app.clock.set(new Date(START.getTime() + 23 * 3_600_000))
  await runRetention(app.runtime)
  expect(await files(key)).toBe(true)
  app.clock.set(new Date(START.getTime() + 25 * 3_600_000))
  await runRetention(app.runtime)
  await drained(app)
  expect(await files(key)).toBe(false)
  expect((await fetch(app.url + url)).status).toBe(404)
  expect((await own(vendor)).map(({ _id }: { _id: string }) => _id)).toEqual([kept])
  app.clock.set(START)
})

describe('a photo is refused', () => {
  test.each([
    ['that is no picture', async () => Buffer.from('%PDF-1.7'), 400, 'IMAGE_INVALID'],
    ['that is broken', async () => (await picture(900, 900)).subarray(0, 300), 400, 'IMAGE_INVALID'],
    ['that is small', () => picture(900, 399), 400, 'IMAGE_TOO_SMALL'],
    ['that is large', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s', async (_, content, status, code) => {
    const vendor = await createVendor(app)
    expect(await upload(vendor, {}, await content())).toMatchObject({ status, body: { code } })
    expect(await own(vendor)).toEqual([])
  })

  test('without a file, and with words that are too long, beside its field', async () => {
    const vendor = await createVendor(app)
    const form = new FormData()
    form.set('words', 'Copper')
    expect((await vendor.call('POST', PATH, form)).body.fields).toEqual({ image: 'Choose a photo.' })
    expect(Object.keys((await upload(vendor, { words: 'x'.repeat(161) })).body.fields)).toEqual(['words'])
  })

  test('above 24, however many come at once; a removed one makes room', async () => {
    const vendor = await createVendor(app)
    await app.runtime.pool.query(
      `insert into work_photo (vendor_id, position, state, file_key, width, height, created_at)
        select $1, n, 'ready', 'none.paper', 480, 600, now() from generate_series(1, 22) n`,
      [vendor.id],
    )
    const replies = await Promise.all([1, 2, 3, 4].map(() => upload(vendor)))
    expect(replies.map(({ body }) => body.code ?? 'added').toSorted()).toEqual([
      'TOO_MANY_PHOTOS',
      'TOO_MANY_PHOTOS',
      'added',
      'added',
    ])
    const [{ _id: id }] = await own(vendor)
    await vendor.call('DELETE', `${PATH}/${id}`)
    expect((await upload(vendor)).status).toBe(200)
    expect((await vendor.call('POST', `${PATH}/${id}/restore`)).body.code).toBe('TOO_MANY_PHOTOS')
  })
})

test('a repeated upload adds one photo', async () => {
  const vendor = await createVendor(app)
  const image = await picture(480, 480)
  const [one, two] = await Promise.all([1, 2].map(() => upload(vendor, {}, image, 'once')))
  expect(one!.body).toEqual(two!.body)
  expect(await own(vendor)).toHaveLength(1)
})

test("nobody reaches another's photos, and those of a vendor who is not listed are not shown", async () => {
  const [vendor, rival, client] = [await createVendor(app), await createVendor(app), await createClient(app)]
  const id = await add(vendor, 'mine')
  for (const [method, path, body] of [
    ['PATCH', `${PATH}/${id}`, { words: 'Mine' }],
    ['DELETE', `${PATH}/${id}`],
    ['POST', `${PATH}/${id}/restore`],
  ] as const) {
    expect((await rival.call(method, path, body)).status).toBe(404)
    expect((await client.call(method, path, body)).status).toBe(403)
  }
  expect(await wordsOf(vendor)).toEqual(['mine'])
  const hidden = await createVendor(app, { verifiedAt: null })
  expect((await shown(hidden)).body.code).toBe('VENDOR_NOT_FOUND')
})

test('one that cannot be encoded is marked as failed and not shown', async () => {
  const vendor = await createVendor(app)
  const id = await add(vendor, 'broken')
  await drained(app)
  const { rows } = await app.runtime.pool.query(
    `update work_photo set state = 'processing' where id = $1 returning file_key as key`,
    [id],
  )
  await app.runtime.files.put(rows[0].key, Buffer.from('no picture'))
  await makeRenditionsOf(app.runtime, { photoId: id })
  expect((await own(vendor))[0]).toMatchObject({ state: 'failed', images: [] })
  expect((await shown(vendor)).body.total).toBe(0)
})

test('one that is taken down while its files are made leaves none that anyone could see', async () => {
  const vendor = await createVendor(app)
  const id = await add(vendor, 'taken down')
  await drained(app)
  const [{ images }] = await own(vendor)
  const { pool, files: store } = app.runtime
  await pool.query(`update work_photo set state = 'processing' where id = $1`, [id])
  const put = async (key: string, content: Buffer) => {
    await pool.query('update work_photo set hidden_for = gen_random_uuid() where id = $1', [id])
    await store.put(key, content)
  }
  await makeRenditionsOf({ ...app.runtime, files: { ...store, put } }, { photoId: id })
  for (const url of [images[0].avif, images[0].webp]) expect((await fetch(app.url + url)).status).toBe(404)
})

test('the export of a vendor has its photos', async () => {
  const vendor = await createVendor(app)
  const id = await add(vendor, 'Rose curls')
  const exported = await exportOf(app, vendor, 'pro')
  expect(exported.rows('photos')).toMatchObject([{ id, words: 'Rose curls' }])
  const file = exported.bytes(`photos/${id.slice(0, 8)}.webp`)
  expect(await sharp(Buffer.from(file)).metadata()).toMatchObject({ format: 'webp', width: 480, height: 600 })
})
