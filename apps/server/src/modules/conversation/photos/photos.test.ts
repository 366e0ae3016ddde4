import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { exportOf } from '../../../testing/exported.ts'
import { ATTACHED_PATH, pictureWithPlace, sendPicture, uploadPhoto } from '../../../testing/photo-forms.ts'
import { openTab } from '../../../testing/sockets.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { runRetention } from '../../privacy/retention/run-retention.ts'
import { ownApp } from '../../../testing/own-app.ts'

const START = new Date('2026-11-18T12:00:00Z')
const app = ownApp({ start: START })

const show = (path: string, { token }: Pick<Actor, 'token'>) =>
  fetch(app.url + path, { headers: { authorization: `Bearer ${token}` } })
const asClient = (id: string, size = 'full') => `${ATTACHED_PATH.client}/${id}?size=${size}`
const asVendor = (id: string, size = 'full') => `${ATTACHED_PATH.vendor}/${id}?size=${size}`
const pictureOf = async (reply: Response) => sharp(Buffer.from(await reply.arrayBuffer())).metadata()

/** A client that has sent a vendor these photos. */
async function sent(photos = 1, words = '') {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const ids = await Promise.all(Array.from({ length: photos }, () => uploadPhoto(client, 'client')))
  const tab = await openTab(app, client)
  const reply = await tab.send(vendor.id, words, ids)
  if (!reply.success) throw new Error(reply.message)
  return { client, vendor, ids, tab, message: reply.message }
}

test('photos come with a message, without metadata, for the two alone', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const ids = [await uploadPhoto(client, 'client', [3000, 2000]), await uploadPhoto(client, 'client')]
  expect((await show(asVendor(ids[0]!), vendor)).status).toBe(404)
  const [tab, theirs] = [await openTab(app, client), await openTab(app, vendor)]
  const reply = await tab.send(vendor.id, ' My hair today ', ids.toReversed())
  const photos = [
    { _id: ids[1], width: 600, height: 400 },
    { _id: ids[0], width: 2048, height: 1365 },
  ]
  expect(reply).toMatchObject({ success: true, message: { content: 'My hair today', photos } })
  await theirs.hears('receive_message')
  expect(theirs.heard.receive_message[0]).toMatchObject({ content: 'My hair today', photos })
  const history = await vendor.call('GET', `/api/pro/messages/${client.id}`)
  expect(history.body.messages[0].photos).toEqual(photos)

  await drained(app)
  for (const [path, person, width] of [
    [asClient(ids[0]!, 'thumbnail'), client, 480],
    [asVendor(ids[0]!, 'thumbnail'), vendor, 480],
    [asVendor(ids[0]!), vendor, 2048],
  ] as const) {
    const file = await show(path, person)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(file.headers.get('cache-control')).toBe('no-store')
    const metadata = await pictureOf(file)
    expect(metadata).toMatchObject({ format: 'webp', width })
    expect(metadata.exif).toBeUndefined()
  }
  const { rows } = await app.runtime.pool.query(`select file_key from attached_photo where id = $1`, [ids[0]])
  const key = rows[0].file_key.replace('.paper', '')
  for (const name of [`${key}.paper`, `${key}-thumbnail.paper`, `${key}.webp`, `${key}-480.webp`]) {
    expect((await fetch(`${app.url}/images/${name}`)).status).toBe(404)
  }
  // Until the job has made the small file, the whole one stands in for it.
  await app.runtime.files.remove(`${key}-thumbnail.paper`)
  expect(await pictureOf(await show(asVendor(ids[0]!, 'thumbnail'), vendor))).toMatchObject({ width: 2048 })
})

test('photos without words say how many they are, also in the inbox', async () => {
  const { client, vendor, message } = await sent(1)
  expect(message.content).toBe('Photo')
  const inbox = await vendor.call('GET', `/api/pro/inbox?clientId=${client.id}`)
  expect(inbox.body.inbox[0].lastMessage).toBe('Photo')
  expect((await sent(3)).message.content).toBe('3 photos')
})

test('a vendor answers with a photo, and the client sees it', async () => {
  const { client, vendor, tab } = await sent()
  const id = await uploadPhoto(vendor, 'vendor')
  const theirs = await openTab(app, vendor)
  expect(await theirs.send(client.id, 'Like this?', [id])).toMatchObject({ success: true })
  await tab.hears('receive_message')
  expect((await show(asClient(id), client)).status).toBe(200)
})

test('sent again after a lost acknowledgement, it is one message', async () => {
  const { client, vendor, ids, tab, message } = await sent(2, 'Twice')
  const both = await Promise.all([tab.send(vendor.id, 'Twice', ids), tab.send(vendor.id, 'Twice', ids)])
  expect(both).toEqual([
    { success: true, message },
    { success: true, message },
  ])
  const history = await client.call('GET', `/api/messages/${client.id}/${vendor.id}`)
  expect(history.body.messages).toHaveLength(1)
})

describe('photos are refused', () => {
  test('that are not the own ones, used ones, gone ones, and nothing is sent then', async () => {
    const { client, vendor, ids, tab } = await sent()
    const foreign = await uploadPhoto(await createClient(app), 'client')
    const [fresh, gone] = [await uploadPhoto(client, 'client'), await uploadPhoto(client, 'client')]
    expect((await client.call('DELETE', `${ATTACHED_PATH.client}/${gone}`)).status).toBe(200)
    for (const others of [[foreign], [fresh, foreign], [fresh, ids[0]!], [gone]]) {
      expect(await tab.send(vendor.id, 'Mine', others)).toMatchObject({ success: false, code: 'PHOTO_GONE' })
    }
    const history = await client.call('GET', `/api/messages/${client.id}/${vendor.id}`)
    expect(history.body.messages).toHaveLength(1)
    expect((await client.call('DELETE', `${ATTACHED_PATH.client}/${ids[0]}`)).status).toBe(404)
    expect(await tab.send(vendor.id, '', [fresh])).toMatchObject({ success: true })
  })

  test('when there are five, or to somebody who may not be written to', async () => {
    const { client, vendor, tab } = await sent()
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => uploadPhoto(client, 'client')))
    expect(await tab.send(vendor.id, 'Five', five)).toMatchObject({ success: false })
    const stranger = await createClient(app)
    const theirs = await openTab(app, vendor)
    const own = await uploadPhoto(vendor, 'vendor')
    expect(await theirs.send(stranger.id, '', [own])).toMatchObject({ code: 'CHAT_NOT_ALLOWED' })
  })

  test.each([
    ['that are no pictures', async () => Buffer.from('<svg onload="alert(1)"/>'), 400, 'IMAGE_INVALID'],
    ['that claim to be huge', bomb, 400, 'IMAGE_INVALID'],
    ['that are large files', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s', async (_, picture, status, code) => {
    const client = await createClient(app)
    const reply = await sendPicture(client, ATTACHED_PATH.client, await picture())
    expect(reply).toMatchObject({ status, body: { code } })
    expect(reply.body.message).toBeTruthy()
  })

  test('beside the field without a file', async () => {
    const client = await createClient(app)
    const reply = await client.call('POST', ATTACHED_PATH.client, new FormData())
    expect(reply.body.fields).toEqual({ image: 'Choose a photo.' })
  })
})

test('what is hidden behind a picture does not get through', async () => {
  const { client, vendor, tab } = await sent()
  const script = Buffer.from('<script>alert(1)</script>')
  const picture = Buffer.concat([await pictureWithPlace(500, 500), script])
  const upload = await sendPicture(client, ATTACHED_PATH.client, picture)
  await tab.send(vendor.id, '', [upload.body.photo._id])
  const file = Buffer.from(await (await show(asVendor(upload.body.photo._id), vendor)).arrayBuffer())
  expect(file.includes(script)).toBe(false)
})

test('nobody else gets a photo; the operator gets it by an appointment of the two', async () => {
  const { client, vendor, ids } = await sent()
  const id = ids[0]!
  expect((await show(asClient(id), await createClient(app))).status).toBe(404)
  expect((await show(asVendor(id), await createVendor(app))).status).toBe(404)
  expect((await fetch(app.url + asClient(id))).status).toBe(401)
  const admin = await createAdmin(app)
  const at = { startsAt: new Date(START.getTime() + 99 * 3_600_000) }
  const appointmentId = await insertAppointmentRow(app, { client, vendor }, at)
  const chat = `/api/admin/appointments/${appointmentId}/messages`
  expect((await admin.call('GET', chat)).body.messages[0].photos).toHaveLength(1)
  expect((await show(`${chat}/photos/${id}`, admin)).status).toBe(200)
  const other = await sent()
  expect((await show(`${chat}/photos/${other.ids[0]}`, admin)).status).toBe(404)
})

test('unused photos are deleted after a day with their files, used ones stay, and too many make room', async () => {
  const { client, ids } = await sent()
  await drained(app)
  const keyOf = async (id: string) =>
    (await app.runtime.pool.query(`select file_key from attached_photo where id = $1`, [id])).rows[0]
      ?.file_key
  const unused = await uploadPhoto(client, 'client')
  const key = await keyOf(unused)
  app.clock.set(new Date(START.getTime() + 25 * 3_600_000))
  await runRetention(app.runtime)
  await drained(app)
  expect(await keyOf(unused)).toBeUndefined()
  expect(await app.runtime.files.open(key)).toBeNull()
  expect((await show(asClient(ids[0]!), client)).status).toBe(200)
  app.clock.set(START)
  const oldest = await uploadPhoto(client, 'client')
  for (let more = 0; more < 20; more += 1) await uploadPhoto(client, 'client')
  expect(await keyOf(oldest)).toBeUndefined()
  expect(await keyOf(ids[0]!)).toBeDefined()
})

test('the export of whoever sent a photo has it, with its file', async () => {
  const { client, vendor, ids, message } = await sent()
  const exported = await exportOf(app, client, 'user')
  expect(exported.rows('attached-photos')).toMatchObject([{ id: ids[0], messageId: message._id }])
  const file = Buffer.from(exported.bytes(`attached-photos/${ids[0]!.slice(0, 8)}.webp`))
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 })
  expect((await exportOf(app, vendor, 'pro')).rows('attached-photos')).toEqual([])
})

/** A PNG of a few hundred bytes that claims 20,000 by 20,000 pixels. */
async function bomb(): Promise<Buffer> {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(20_000, 16)
  png.writeUInt32BE(20_000, 20)
  return png
}
