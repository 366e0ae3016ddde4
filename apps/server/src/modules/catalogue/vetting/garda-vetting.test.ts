import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documentKey } from '../../../platform/files/file-store.ts'
import { type Actor, createAdmin, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { send } from '../../../testing/requests.ts'
import { auditEntry } from '../../audit/tables/audit.ts'
import { runRetention } from '../../privacy/retention/run-retention.ts'
import { vettingDocument } from '../tables/vetting.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)

const babysitter = () => createVendor(app, { verifiedAt: null, speciality: 'Babysitter' })
const STATED = { organisation: 'Little Acorns Crèche', vettedOn: '2026-10-01' }
const state = (vendor: Actor, body: object = STATED) => vendor.call('PUT', '/api/pro/garda-vetting', body)
const record = (vendor: Actor, body: object = {}) =>
  admin.call('POST', `/api/admin/vendors/${vendor.id}/checks`, {
    kind: 'garda-vetting',
    outcome: 'passed',
    ...STATED,
    ...body,
  })
async function checkOf(vendor: Actor) {
  const { body } = await vendor.call('GET', '/api/pro/onboarding')
  return body.checks.find(({ kind }: { kind: string }) => kind === 'garda-vetting')
}

test('no disclosure is taken', async () => {
  const vendor = await babysitter()
  const form = new FormData()
  form.set('kind', 'garda-vetting')
  form.set('document', new File(['%PDF-1.4\n%%EOF\n'], 'disclosure.pdf'))
  const { status, body } = await vendor.call('POST', '/api/pro/documents', form)
  expect({ status, fields: body.fields }).toEqual({
    status: 400,
    fields: { kind: "Don't send us the disclosure. Tell us which organisation vetted you instead." },
  })
  expect(await checkOf(vendor)).toMatchObject({ standing: 'missing', documents: [] })
})

test('the vendor says who had it vetted, and the operator records it with a renewal date', async () => {
  const vendor = await babysitter()
  expect((await state(vendor)).status).toBe(200)
  expect(await checkOf(vendor)).toMatchObject({ standing: 'handed-in', stated: STATED, organisation: null })
  app.clock.advance(0.01)
  expect((await record(vendor)).status).toBe(200)
  expect(await checkOf(vendor)).toMatchObject({
    standing: 'passed',
    stated: null,
    ...STATED,
    expiresAt: '2029-10-01T23:00:00.000Z',
  })
  const [entry] = await app.runtime.db.select().from(auditEntry).where(eq(auditEntry.subjectId, vendor.id))
  expect(entry).toMatchObject({
    action: 'check.passed',
    details: { organisation: 'Little Acorns Crèche', 'vetted on': '2026-10-01', 'last day': '2029-10-01' },
  })
})

test.each([
  [{ organisation: '' }, 'organisation'],
  [{ vettedOn: '' }, 'vettedOn'],
  [{ vettedOn: '2027-01-01' }, 'vettedOn'],
  [{ vettedOn: '2020-01-01' }, 'vettedOn'],
  [{ lastDay: '2029-10-02' }, 'lastDay'],
])('a vetting is not recorded with %j', async (part, field) => {
  const { status, body } = await record(await babysitter(), part)
  expect({ status, fields: body.fields }).toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  })
})

test.each([{ organisation: 'x' }, { ...STATED, vettedOn: '2027-01-01' }, { ...STATED, organisation: ' ' }])(
  'a vendor does not say %j',
  async (body) => {
    expect((await state(await babysitter(), body)).status).toBe(400)
  },
)

test('only vendors say it', async () => {
  expect((await admin.call('PUT', '/api/pro/garda-vetting', STATED)).status).toBe(403)
  expect((await send(app, 'PUT', '/api/pro/garda-vetting', STATED)).status).toBe(401)
})

test('a disclosure of an earlier version is shown to nobody, and removed with a line in the audit log', async () => {
  const vendor = await babysitter()
  const id = '0b54a3c6-54c4-4f0f-9a3a-0f6e6a0d8c11'
  const fileKey = documentKey(id)
  await app.runtime.files.put(fileKey, Buffer.from('%PDF-1.4\n%%EOF\n'))
  await app.runtime.db.insert(vettingDocument).values({
    id,
    vendorId: vendor.id,
    kind: 'garda-vetting',
    fileKey,
    mediaType: 'application/pdf',
    fileName: 'disclosure.pdf',
    bytes: 15,
    uploadedAt: app.clock.now(),
  })
  expect((await checkOf(vendor)).documents).toEqual([])
  expect((await vendor.call('GET', `/api/pro/documents/${id}`)).status).toBe(404)
  expect((await admin.call('GET', `/api/admin/documents/${id}`)).status).toBe(404)
  await runRetention(app.runtime)
  await drained(app)
  expect(await app.runtime.db.select().from(vettingDocument).where(eq(vettingDocument.id, id))).toEqual([])
  await expect.poll(() => app.runtime.files.open(fileKey)).toBeNull()
  const entries = await app.runtime.db.select().from(auditEntry).where(eq(auditEntry.subjectId, vendor.id))
  expect(entries).toMatchObject([
    { action: 'disclosure.removed', actor: 'system', actorId: null, details: { documents: 1 } },
  ])
})
