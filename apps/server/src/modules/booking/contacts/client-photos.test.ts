import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { drained } from '../../../testing/drained.ts'
import { exportOf } from '../../../testing/exported.ts'
import { ATTACHED_PATH, pictureWithPlace, sendPicture } from '../../../testing/photo-forms.ts'
import { runRetention } from '../../privacy/retention/run-retention.ts'
import { ownApp } from '../../../testing/own-app.ts'

const START = new Date('2026-11-18T12:00:00Z')
const AGREED = { fields: { consent: 'true' } }
const app = ownApp({ start: START })

const pathOf = (id: string) => `/api/pro/contacts/${id}`
const picture = await pictureWithPlace(600, 400)
const add = (vendor: Actor, id: string, options: object = AGREED) =>
  sendPicture(vendor, `${pathOf(id)}/photos`, picture, options)
const photosOf = async (vendor: Actor, id: string) =>
  (await vendor.call('GET', pathOf(id))).body.contact.photos
const show = ({ token }: Actor, id: string, side: keyof typeof ATTACHED_PATH = 'vendor') =>
  fetch(`${app.url}${ATTACHED_PATH[side]}/${id}`, { headers: { authorization: `Bearer ${token}` } })
const fileOf = async (photoId: string): Promise<string> => {
  const { rows } = await app.runtime.pool.query('select file_key from attached_photo where id = $1', [
    photoId,
  ])
  return rows[0].file_key
}
const isStored = async (key: string) => (await app.runtime.files.open(key)) !== null

async function createContact() {
  const vendor = await createVendor(app)
  const { body } = await vendor.call('POST', '/api/pro/contacts', { name: 'Nuala Shortt' })
  return { vendor, id: body.contact._id as string }
}

/** A client with an account, as a vendor whom it booked has it in its book. */
async function createLinked() {
  const [vendor, client] = [await createVendor(app), await createClient(app)]
  await insertAppointmentRow(app, { client, vendor }, { startsAt: new Date('2026-11-24T10:00:00Z') })
  const { body } = await vendor.call('GET', '/api/pro/contacts')
  return { vendor, client, id: body.rows[0]._id as string }
}

// B9, B11 of growth
describe("a photo on a client's record", () => {
  test('is added once with consent, without metadata, and removed with its file', async () => {
    const { vendor, id } = await createContact()
    const refused = await add(vendor, id, {})
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { consent: expect.stringContaining('consent') } },
    })
    const options = { ...AGREED, key: `once ${id}` }
    const [first, again] = [await add(vendor, id, options), await add(vendor, id, options)]
    expect(first).toMatchObject({ status: 200, body: { photo: { width: 600, height: 400 } } })
    expect(again.body.photo).toEqual(first.body.photo)
    expect(await photosOf(vendor, id)).toEqual([first.body.photo])
    const photoId = first.body.photo._id
    const shown = Buffer.from(await (await show(vendor, photoId)).arrayBuffer())
    expect((await sharp(shown).metadata()).exif).toBeUndefined()
    const key = await fileOf(photoId)
    expect((await vendor.call('DELETE', `${pathOf(id)}/photos/${photoId}`)).status).toBe(200)
    await drained(app)
    expect([await photosOf(vendor, id), await isStored(key)]).toEqual([[], false])
    expect((await vendor.call('DELETE', `${pathOf(id)}/photos/${photoId}`)).status).toBe(404)
  })

  test('is for nobody but the vendor, and stays when unused ones go', async () => {
    const { vendor, client, id } = await createLinked()
    const { _id } = (await add(vendor, id)).body.photo
    const other = await createVendor(app)
    expect((await add(other, id)).status).toBe(404)
    expect((await show(other, _id)).status).toBe(404)
    expect((await show(client, _id, 'client')).status).toBe(404)
    expect((await other.call('DELETE', `${pathOf(id)}/photos/${_id}`)).status).toBe(404)
    expect((await vendor.call('DELETE', `${ATTACHED_PATH.vendor}/${_id}`)).status).toBe(404)
    const admin = await createAdmin(app)
    for (const path of [`/api/admin/people/vendors/${vendor.id}`, '/api/admin/appointments']) {
      expect(JSON.stringify((await admin.call('GET', path)).body)).not.toContain(_id)
    }
    app.clock.set(new Date(START.getTime() + 48 * 3_600_000))
    await runRetention(app.runtime)
    await drained(app)
    expect((await show(vendor, _id)).status).toBe(200)
    app.clock.set(START)
  })

  test('is in the exports of the vendor and of the client, and goes with the client', async () => {
    const { vendor, client, id } = await createLinked()
    const { _id } = (await add(vendor, id)).body.photo
    const name = `${_id.slice(0, 8)}.webp`
    const theirs = await exportOf(app, client, 'user')
    expect(theirs.rows('vendors-photos')).toMatchObject([{ id: _id, vendorName: 'Aoife Byrne' }])
    expect(Buffer.from(theirs.bytes(`vendors-photos/${name}`)).length).toBeGreaterThan(0)
    const ours = await exportOf(app, vendor, 'pro')
    expect(ours.rows('attached-photos')).toMatchObject([{ id: _id, contactId: id }])
    const key = await fileOf(_id)
    expect((await vendor.call('DELETE', pathOf(id))).status).toBe(200)
    await drained(app)
    expect(await isStored(key)).toBe(false)
    expect((await show(vendor, _id)).status).toBe(404)
  })

  test('stays with its client when the import that added the client is undone', async () => {
    const vendor = await createVendor(app)
    const form = new FormData()
    form.set('document', new Blob(['Name\nNora\n'], { type: 'text/csv' }), 'clients.csv')
    const { importId } = (await vendor.call('POST', '/api/pro/contacts/import', form)).body
    const { rows } = (await vendor.call('GET', '/api/pro/contacts')).body
    const { _id } = (await add(vendor, rows[0]._id)).body.photo
    expect((await vendor.call('DELETE', `/api/pro/contacts/import/${importId}`)).status).toBe(200)
    await drained(app)
    expect(await photosOf(vendor, rows[0]._id)).toHaveLength(1)
    expect((await show(vendor, _id)).status).toBe(200)
  })

  test('is one of 24, however many come at once', async () => {
    const { vendor, id } = await createContact()
    for (let count = 0; count < 22; count += 1) await add(vendor, id)
    const replies = await Promise.all([1, 2, 3, 4].map(() => add(vendor, id)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
    expect(await photosOf(vendor, id)).toHaveLength(24)
  })
})
