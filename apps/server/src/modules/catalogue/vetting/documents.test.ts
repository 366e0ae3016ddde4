// covers: ASVS 3.2.1, 5.2.1, 5.2.2, 5.3.1, 5.4.1, 5.4.2, 5.4.3
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { documentKey } from '../../../platform/files/file-store.ts'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { fetchFile, send } from '../../../testing/requests.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1')
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b4a4c' } })
    .withExif({ IFD0: { Copyright: 'somebody at 53.33,-6.24' } })
    .jpeg()
    .toBuffer()

const applicant = () => createVendor(app, { verifiedAt: null })

function upload(vendor: Actor, content: Buffer, fields: Record<string, string> = {}, name = 'document.pdf') {
  const form = new FormData()
  for (const [field, value] of Object.entries({ kind: 'insurance', ...fields })) form.set(field, value)
  form.set('document', new File([content], name))
  return vendor.call('POST', '/api/pro/documents', form)
}

async function fetchDocument(who: Actor, path: string) {
  const { bytes, ...reply } = await fetchFile(app, who, path)
  return { ...reply, bytes: Buffer.from(bytes) }
}

/** The documents for a check as their vendor sees them. */
async function documentsOf(vendor: Actor, kind = 'insurance') {
  const { body } = await vendor.call('GET', '/api/pro/onboarding')
  return body.checks.find((check: { kind: string }) => check.kind === kind).documents
}

const pass = (vendor: Actor, kind = 'insurance') =>
  admin.call('POST', `/api/admin/vendors/${vendor.id}/checks`, {
    kind,
    outcome: 'passed',
    lastDay: '2027-11-20',
  })

describe('a document', () => {
  test('comes back to its vendor and to admins, to be saved and never to be run', async () => {
    const vendor = await applicant()
    const { status, body } = await upload(vendor, PDF, {}, '../../Fáilte ireland.pdf')
    expect(status).toBe(200)
    expect(body.document).toMatchObject({
      fileName: 'Fáilte ireland.pdf',
      mediaType: 'application/pdf',
      undecided: true,
    })
    for (const [who, path] of [
      [vendor, '/api/pro/documents/'],
      [admin, '/api/admin/documents/'],
    ] as const) {
      const reply = await fetchDocument(who, path + body.document._id)
      expect(reply.bytes.equals(PDF)).toBe(true)
      expect(reply.headers.get('content-type')).toBe('application/pdf')
      expect(reply.headers.get('content-disposition')).toMatch(
        /^attachment; filename="insurance-[0-9a-f]{8}\.pdf"$/,
      )
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
      expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(reply.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('that is a picture loses its metadata', async () => {
    const vendor = await applicant()
    const { body } = await upload(vendor, await photo(), {}, 'licence.jpg')
    const { bytes, headers } = await fetchDocument(vendor, `/api/pro/documents/${body.document._id}`)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  test('is nobody else’s to see, by call or by address', async () => {
    const vendor = await applicant()
    const { body } = await upload(vendor, PDF)
    const { _id: id } = body.document
    const others = [await applicant(), await createClient(app)]
    for (const other of others) {
      expect([403, 404]).toContain((await fetchDocument(other, `/api/pro/documents/${id}`)).status)
      expect((await fetchDocument(other, `/api/admin/documents/${id}`)).status).toBe(403)
    }
    expect((await others[0]!.call('DELETE', `/api/pro/documents/${id}`)).status).toBe(404)
    expect((await send(app, 'GET', `/api/admin/documents/${id}`)).status).toBe(401)
    for (const key of [`${id}.paper`, `${id}.webp`, `${id}.paper.webp`, `..%2f${id}.paper`]) {
      expect((await fetch(`${app.url}/images/${key}`)).status).toBe(404)
    }
    expect(await documentsOf(vendor)).toHaveLength(1)
  })

  test.each([
    ['text', Buffer.from('hello')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PDF cut short', PDF.subarray(0, 20)],
    ['a picture cut short', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('that is %s is refused', async (_, content) => {
    const { status, body } = await upload(await applicant(), content)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'DOCUMENT_INVALID' })
  })

  test('is too large above 10 MB, a picture above 5', async () => {
    const vendor = await applicant()
    const padded = (megabytes: number) =>
      Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(megabytes * 1024 * 1024), PDF.subarray(9)])
    expect((await upload(vendor, padded(6))).status).toBe(200)
    expect(await upload(vendor, padded(10))).toMatchObject({
      status: 413,
      body: { message: 'This file is too large. The limit is 10 MB.' },
    })
    const large = Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)])
    expect(await upload(vendor, large)).toMatchObject({
      status: 413,
      body: { message: 'This file is too large. The limit is 5 MB.' },
    })
  })

  test('without a file, or for no check, says so beside the field', async () => {
    const vendor = await applicant()
    const form = new FormData()
    form.set('kind', 'insurance')
    expect((await vendor.call('POST', '/api/pro/documents', form)).body.fields).toHaveProperty('document')
    expect((await upload(vendor, PDF, { kind: 'luck' })).body.fields).toHaveProperty('kind')
  })

  test('may be taken back or replaced until there is a verdict on it', async () => {
    const vendor = await applicant()
    const first = (await upload(vendor, PDF)).body.document._id
    const second = (await upload(vendor, PDF, { replaces: first })).body.document._id
    expect((await documentsOf(vendor)).map(({ _id }: { _id: string }) => _id)).toEqual([second])
    expect((await fetchDocument(vendor, `/api/pro/documents/${first}`)).status).toBe(404)
    app.clock.advance(0.1)
    expect((await pass(vendor)).status).toBe(200)
    expect((await vendor.call('DELETE', `/api/pro/documents/${second}`)).body.code).toBe('DOCUMENT_DECIDED')
    expect((await upload(vendor, PDF, { replaces: second })).body.code).toBe('DOCUMENT_DECIDED')
    app.clock.advance(0.1)
    const third = (await upload(vendor, PDF)).body.document._id
    expect((await vendor.call('DELETE', `/api/pro/documents/${third}`)).status).toBe(200)
    expect(await documentsOf(vendor)).toHaveLength(1)
  })

  test('that is taken back or replaced is removed again when its file could not be', async () => {
    const vendor = await applicant()
    const { files } = app.runtime
    const remove = vi.spyOn(files, 'remove').mockRejectedValue(new Error('Away'))
    const first = (await upload(vendor, PDF)).body.document._id
    const second = (await upload(vendor, PDF, { replaces: first })).body.document._id
    expect((await vendor.call('DELETE', `/api/pro/documents/${second}`)).status).toBe(200)
    remove.mockRestore()
    const isStored = async (id: string) => {
      const file = await files.open(documentKey(id))
      file?.stream.destroy()
      return file !== null
    }
    const left = async () => (await Promise.all([first, second].map(isStored))).filter(Boolean).length
    await expect.poll(left, { timeout: 20_000 }).toBe(0)
  })

  test('is one of six at most that wait for a verdict on a check', async () => {
    const vendor = await applicant()
    for (let count = 0; count < 6; count++) expect((await upload(vendor, PDF)).status).toBe(200)
    expect((await upload(vendor, PDF)).body.code).toBe('TOO_MANY_DOCUMENTS')
    expect((await upload(vendor, PDF, { kind: 'identity' })).status).toBe(200)
    await pass(vendor)
    app.clock.advance(0.1)
    expect((await upload(vendor, PDF)).status).toBe(200)
    expect(await documentsOf(vendor)).toHaveLength(7)
  })
})

test('which admin looked at which document stands in the audit log, each look once', async () => {
  const vendor = await applicant()
  const { body } = await upload(vendor, PDF)
  const { _id } = body.document
  const other = await createAdmin(app, { name: 'Conor Daly' })
  for (const who of [admin, other]) {
    expect((await fetchDocument(who, `/api/admin/documents/${_id}`)).status).toBe(200)
  }
  await fetchDocument(vendor, `/api/pro/documents/${_id}`)
  await other.call('GET', `/api/admin/documents/${vendor.id}`)
  const log = await admin.call('GET', `/api/admin/audit?subject=${vendor.id}&action=document.viewed`)
  expect(log.body.entries.map(({ admin: by }: { admin: { _id: string } }) => by._id)).toEqual([
    other.id,
    admin.id,
  ])
  expect(log.body.entries[0].facts).toEqual([
    { name: 'check', value: 'Public liability insurance', from: null },
    { name: 'document', value: _id, from: null },
  ])
})
