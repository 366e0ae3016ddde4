import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { auditEntry } from '../../audit/tables/audit.ts'
import { notice } from '../../notifications/tables/notices.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)

const REASON = 'The last page is missing.'
const ask = (vendor: Pick<Actor, 'id'>, body: object = { about: 'insurance', reason: REASON }) =>
  admin.call('POST', `/api/admin/vendors/${vendor.id}/ask-for-more`, body)
const tick = () => app.clock.advance(0.01)

/** Returns the open question about a check, as the vendor and the operator see it. */
async function askedOf(vendor: Actor, kind = 'insurance') {
  const [own, operators] = await Promise.all([
    vendor.call('GET', '/api/pro/onboarding'),
    admin.call('GET', `/api/admin/vendors/${vendor.id}/vetting`),
  ])
  const [seen, shown] = [own, operators].map(
    ({ body }) => body.checks.find((check: { kind: string }) => check.kind === kind).asked,
  )
  expect(seen).toEqual(shown)
  return seen
}
const isAsked = async ({ email }: Actor) =>
  (await admin.call('GET', `/api/admin/vendors?search=${encodeURIComponent(email)}`)).body.vendors[0].isAsked

function upload(vendor: Actor) {
  const form = new FormData()
  form.set('kind', 'insurance')
  form.set('document', new File(['%PDF-1.4\n%%EOF\n'], 'policy.pdf'))
  return vendor.call('POST', '/api/pro/documents', form)
}

const answersTo = async ({ id }: Actor) =>
  (await app.runtime.db.select().from(notice).where(eq(notice.accountId, id))).filter(({ content }) =>
    content.includes('Answered: '),
  )

test('a vendor is told what is missing, uploads it, and both see what became of it', async () => {
  const vendor = await createVendor(app, { verifiedAt: null })
  expect(await askedOf(vendor)).toBeNull()
  expect((await ask(vendor)).status).toBe(200)
  expect(await askedOf(vendor)).toMatchObject({ reason: REASON, answered: false })
  expect(await isAsked(vendor)).toBe(true)
  const [mail] = await mailsTo(app, vendor.email)
  expect(mail).toMatchObject({ subject: expect.stringContaining('We need more from you') })
  expect(mail!.text).toContain(REASON)
  tick()
  expect((await upload(vendor)).status).toBe(200)
  expect(await askedOf(vendor)).toMatchObject({ answered: true })
  expect(await isAsked(vendor)).toBe(false)
  await upload(vendor)
  expect(await answersTo(admin)).toHaveLength(1)
  tick()
  const verdict = { kind: 'insurance', outcome: 'passed', lastDay: '2027-06-30' }
  await admin.call('POST', `/api/admin/vendors/${vendor.id}/checks`, verdict)
  expect(await askedOf(vendor)).toBeNull()
})

test('what was approved stays approved meanwhile, and the newest question counts', async () => {
  const vendor = await createVendor(app)
  const verdict = { kind: 'insurance', outcome: 'passed', lastDay: '2027-06-30' }
  await admin.call('POST', `/api/admin/vendors/${vendor.id}/checks`, verdict)
  tick()
  await ask(vendor)
  tick()
  await ask(vendor, { about: 'insurance', reason: 'And the schedule.' })
  expect(await askedOf(vendor)).toMatchObject({ reason: 'And the schedule.', answered: false })
  const { body } = await vendor.call('GET', '/api/pro/onboarding')
  expect(body.checks.find(({ kind }: { kind: string }) => kind === 'insurance').standing).toBe('passed')
  expect((await send(app, 'GET', `/api/vendor/${vendor.id}`)).status).toBe(200)
})

test('trader details are asked for in the same way', async () => {
  const vendor = await createVendor(app)
  await ask(vendor, { about: 'trader', reason: 'Which company is this?' })
  const askedAbout = async () => (await vendor.call('GET', '/api/pro/trader')).body.trader.asked
  expect(await askedAbout()).toMatchObject({ reason: 'Which company is this?', answered: false })
  tick()
  await vendor.call('PUT', '/api/pro/trader', { isTrader: false })
  expect(await askedAbout()).toMatchObject({ answered: true })
})

test('a question stands in the audit log and in the export of its vendor', async () => {
  const vendor = await createVendor(app)
  await ask(vendor)
  const [entry] = await app.runtime.db.select().from(auditEntry).where(eq(auditEntry.subjectId, vendor.id))
  expect(entry).toMatchObject({
    action: 'vendor.asked-for-more',
    actorId: admin.id,
    reason: REASON,
    details: { about: 'Public liability insurance' },
  })
})

test.each([
  { about: 'insurance' },
  { about: 'insurance', reason: ' ' },
  { about: 'luck', reason: REASON },
  {},
])('%j is refused', async (body) => {
  expect((await ask(await createVendor(app), body)).status).toBe(400)
})

test('only admins ask, and only vendors', async () => {
  const vendor = await createVendor(app)
  const path = `/api/admin/vendors/${vendor.id}/ask-for-more`
  const body = { about: 'insurance', reason: REASON }
  expect((await vendor.call('POST', path, body)).status).toBe(403)
  expect((await send(app, 'POST', path, body)).status).toBe(401)
  expect((await ask(await createClient(app))).status).toBe(404)
})
