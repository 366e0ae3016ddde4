import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { type Actor, createAdmin } from '../../../testing/actors.ts'
import { createDisputed as disputed } from '../../../testing/disputed.ts'
import { drained } from '../../../testing/drained.ts'
import { pictureWithPlace } from '../../../testing/photo-forms.ts'
import { fetchFile } from '../../../testing/requests.ts'
import { disputeFile } from '../tables/dispute-files.ts'
import { ownApp } from '../../../testing/own-app.ts'

const PDF = Buffer.from('%PDF-1.7\nThe door at 6 PM.\n%%EOF\n')

let admin: Actor
const app = ownApp()
beforeEach(async () => void (admin = await createAdmin(app)))

let accounts = 0
const createDisputed = () => disputed(app, `acct_filed${String(++accounts).padStart(2, '0')}`)

const pathOf = (id: string) => `/api/admin/disputes/${id}/file`
function add(id: string, content: Buffer | null, { by = admin, name = 'door.pdf' } = {}) {
  const form = new FormData()
  if (content) form.set('document', new File([new Uint8Array(content)], name))
  return by.call('POST', pathOf(id), form)
}
const evidenceOf = async (id: string) => (await admin.call('GET', `/api/admin/disputes/${id}/evidence`)).body
const send = (id: string) =>
  admin.call('POST', `/api/admin/disputes/${id}/evidence`, { answer: 'See the file.' })
const storedKeys = async () => (await app.runtime.db.select().from(disputeFile)).map(({ fileKey }) => fileKey)

test('a PDF goes to the provider as it came, with the texts', async () => {
  const { disputeId, providerId } = await createDisputed()
  expect((await add(disputeId, PDF, { name: 'C:\\cases\\The door.pdf' })).status).toBe(200)
  expect((await evidenceOf(disputeId)).file).toEqual({ name: 'The door.pdf', bytes: PDF.length })
  const file = await fetchFile(app, admin, pathOf(disputeId))
  expect(Buffer.from(file.bytes)).toEqual(PDF)
  const log = await admin.call('GET', '/api/admin/audit?action=dispute.file-viewed')
  expect(log.body.entries[0].subject.id).toBe(disputeId)
  await send(disputeId)
  await drained(app)
  const { evidence } = await app.runtime.stripe.disputes.retrieve(providerId)
  const sent = await app.runtime.stripe.files.retrieve(evidence.uncategorized_file as string)
  expect(sent).toMatchObject({ purpose: 'dispute_evidence', type: 'pdf', size: PDF.length })
  expect(await evidenceOf(disputeId)).toMatchObject({ state: 'sent', file: { name: 'The door.pdf' } })
  for (const reply of [await add(disputeId, PDF), await admin.call('DELETE', pathOf(disputeId))]) {
    expect(reply.body.code).toBe('EVIDENCE_SENT')
  }
})

test('a picture becomes a JPEG without its place', async () => {
  const { disputeId, providerId } = await createDisputed()
  const png = await sharp(await pictureWithPlace(300, 200))
    .keepMetadata()
    .png()
    .toBuffer()
  await add(disputeId, png, { name: 'door.png' })
  const key = (await storedKeys()).at(-1)!
  const { stream } = (await app.runtime.files.open(key))!
  const content = Buffer.concat(await stream.toArray())
  const { format, width, exif } = await sharp(content).metadata()
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 300, exif: undefined })
  await send(disputeId)
  await drained(app)
  const { evidence } = await app.runtime.stripe.disputes.retrieve(providerId)
  expect(await app.runtime.stripe.files.retrieve(evidence.uncategorized_file as string)).toMatchObject({
    type: 'jpg',
  })
})

test('another takes the place of one before, whose file goes; then it is removed', async () => {
  const { disputeId } = await createDisputed()
  await add(disputeId, PDF)
  const first = (await storedKeys()).at(-1)!
  const replies = await Promise.all([add(disputeId, PDF), add(disputeId, PDF)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  await drained(app)
  expect(await app.runtime.files.open(first)).toBeNull()
  const last = (await storedKeys()).at(-1)!
  expect(await app.runtime.files.open(last)).not.toBeNull()
  expect((await admin.call('DELETE', pathOf(disputeId))).status).toBe(200)
  await drained(app)
  expect(await app.runtime.files.open(last)).toBeNull()
  expect((await evidenceOf(disputeId)).file).toBeNull()
  for (const method of ['GET', 'DELETE'])
    expect((await admin.call(method, pathOf(disputeId))).status).toBe(404)
})

test('what no bank reads is refused, and nothing is kept', async () => {
  const { disputeId } = await createDisputed()
  const before = await storedKeys()
  expect((await add(disputeId, null)).body.fields).toEqual({ document: 'Choose a file.' })
  expect((await add(disputeId, Buffer.from('<p>door</p>'))).body.code).toBe('DOCUMENT_INVALID')
  const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(4_500_000), Buffer.from('%%EOF')])
  expect((await add(disputeId, large)).body.fields).toEqual({ document: 'Choose a file of 4.5 MB or less.' })
  expect(await storedKeys()).toEqual(before)
})

test('is for finance, and for disputes that take evidence', async () => {
  const { disputeId, client, vendor } = await createDisputed()
  const support = await createAdmin(app, { role: 'support' })
  for (const by of [support, client, vendor]) {
    expect((await add(disputeId, PDF, { by })).status).toBe(403)
    for (const method of ['GET', 'DELETE'])
      expect((await by.call(method, pathOf(disputeId))).status).toBe(403)
  }
  for (const id of [randomUUID(), 'x']) expect((await add(id, PDF)).status).toBe(404)
  await admin.call('POST', `/api/admin/disputes/${disputeId}/accept`)
  expect((await add(disputeId, PDF)).body.code).toBe('EVIDENCE_CLOSED')
})
