import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createAdmin, createClient } from '../../../testing/actors.ts'
import { type Completed, createCompleted } from '../../../testing/completed.ts'
import { drained } from '../../../testing/drained.ts'
import { uploadPhoto } from '../../../testing/photo-forms.ts'
import { send } from '../../../testing/requests.ts'
import { renderAttachedPhoto } from '../../identity/photos/render-attached-photo.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)

const write = ({ client, appointmentId }: Completed, words: object) =>
  client.call('PUT', `/api/user/appointments/${appointmentId}/review`, {
    stars: 5,
    text: 'Lovely.',
    ...words,
  })
const reveal = ({ vendor, appointmentId }: Completed) =>
  vendor.call('PUT', `/api/pro/appointments/${appointmentId}/review`, { stars: 4, text: 'Kind.' })
const upload = ({ client }: Completed) => uploadPhoto(client, 'client')
const own = async ({ client }: Completed): Promise<string[]> => {
  const [exchange] = (await client.call('GET', '/api/user/reviews')).body.exchanges
  return exchange.own.photos.map(({ _id }: { _id: string }) => _id)
}
const shown = async ({ vendor }: Completed) =>
  (await send(app, 'GET', `/api/vendor/${vendor.id}/reviews`)).body.reviews[0]
const statusOf = async (path: string, token?: string) =>
  (await fetch(app.url + path, token ? { headers: { authorization: `Bearer ${token}` } } : {})).status

/** A visible review with a photo. */
async function visible() {
  const pair = await createCompleted(app)
  const id = await upload(pair)
  expect((await write(pair, { photoIds: [id] })).status).toBe(200)
  await reveal(pair)
  // A reply that was kept before the files are made must not be served after.
  await shown(pair)
  await drained(app)
  return { pair, id }
}

test('photos are public with their review, in both formats and without metadata', async () => {
  const { pair, id } = await visible()
  const { photos } = await shown(pair)
  expect(photos).toMatchObject([{ _id: id, width: 600, height: 400 }])
  const file = await fetch(app.url + photos[0].images[0].avif)
  const metadata = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  expect(metadata).toMatchObject({ format: 'heif', width: 480 })
  expect(metadata.exif).toBeUndefined()
  expect((await pair.vendor.call('GET', '/api/pro/reviews')).body.reviews[0].photos).toEqual(photos)
})

test('before the review is visible nobody else has them, and the author changes them', async () => {
  const pair = await createCompleted(app)
  const [one, two, three] = [await upload(pair), await upload(pair), await upload(pair)]
  await write(pair, { photoIds: [one, two] })
  await drained(app)
  const seen = [
    await pair.vendor.call('GET', '/api/pro/reviews/exchanges'),
    await send(app, 'GET', `/api/vendor/${pair.vendor.id}/reviews`),
  ]
  expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain(one)
  expect(await statusOf(`/api/pro/attached-photos/${one}`, pair.vendor.token)).toBe(404)
  await write(pair, { photoIds: [three, one] })
  expect(await own(pair)).toEqual([three, one])
  expect(await statusOf(`/api/user/attached-photos/${two}`, pair.client.token)).toBe(404)
  await write(pair, { text: 'Lovely indeed.' })
  expect(await own(pair)).toEqual([three, one])
  await write(pair, { photoIds: [] })
  expect(await own(pair)).toEqual([])
})

test('foreign photos and more than four are refused, and nothing changes', async () => {
  const pair = await createCompleted(app)
  const mine = await upload(pair)
  await write(pair, { photoIds: [mine] })
  const foreign = await uploadPhoto(await createClient(app), 'client')
  expect((await write(pair, { text: 'New', photoIds: [foreign] })).body.code).toBe('PHOTO_GONE')
  const five = await Promise.all([1, 2, 3, 4, 5].map(() => upload(pair)))
  expect((await write(pair, { photoIds: five })).body.fields).toEqual({ photoIds: 'Choose up to 4 photos.' })
  expect(await own(pair)).toEqual([mine])
})

test('a hidden review takes its public files along, the operator still sees them, and shown again they return', async () => {
  const { pair, id } = await visible()
  const url = (await shown(pair)).photos[0].images[0].webp
  const [review] = (
    await admin.call('GET', `/api/admin/reviews?vendorId=${pair.vendor.id}`)
  ).body.reviews.filter(({ author }: { author: string }) => author === 'client')
  expect(review.photos).toMatchObject([{ _id: id }])
  const moderate = (what: string) =>
    admin.call('POST', `/api/admin/reviews/${review._id}/${what}`, { reason: 'Shows a person.' })
  await moderate('hide')
  await drained(app)
  expect(await statusOf(url)).toBe(404)
  expect(await shown(pair)).toBeUndefined()
  const photo = `/api/admin/reviews/${review._id}/photos/${id}`
  expect(await statusOf(photo, admin.token)).toBe(200)
  const other = await visible()
  expect(await statusOf(`/api/admin/reviews/${review._id}/photos/${other.id}`, admin.token)).toBe(404)
  await moderate('show')
  await drained(app)
  expect(await statusOf(url)).toBe(200)
  expect((await shown(pair)).photos).toHaveLength(1)
})

test('a photo that is hidden while its files are made leaves none that anyone could see', async () => {
  const { pair, id } = await visible()
  const [{ images }] = (await shown(pair)).photos
  const { pool, files: store } = app.runtime
  await pool.query(`update attached_photo set state = 'processing' where id = $1`, [id])
  const put = async (key: string, content: Buffer) => {
    await pool.query('update attached_photo set hidden_for = gen_random_uuid() where id = $1', [id])
    await store.put(key, content)
  }
  await renderAttachedPhoto({ ...app.runtime, files: { ...store, put } }, { photoId: id })
  expect([await statusOf(images[0].avif), await statusOf(images[0].webp)]).toEqual([404, 404])
})
