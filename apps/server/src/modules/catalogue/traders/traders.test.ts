import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { newestMailTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { auditEntry } from '../../audit/tables/audit.ts'
import { notice } from '../../notifications/tables/notices.ts'
import { runRetention } from '../../privacy/retention/run-retention.ts'
import { trader } from '../tables/traders.ts'
import { eraseVendor } from '../vendors/close-vendor.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)

const DETAILS = {
  isTrader: true,
  legalName: 'Byrne Hair Ltd',
  line1: '12 Main Street',
  town: 'Dublin',
  eircode: 'd06x2y7',
  email: 'Hello@Byrne-Hair.test',
  phone: '086 123 4567',
  registration: 'CRO 654321',
  vatNumber: 'ie 1234567fa',
  certifies: true,
}
const SHOWN = {
  isTrader: true,
  legalName: 'Byrne Hair Ltd',
  line1: '12 Main Street',
  line2: '',
  town: 'Dublin',
  eircode: 'D06 X2Y7',
  email: 'hello@byrne-hair.test',
  phone: '+353861234567',
  registration: 'CRO 654321',
  vatNumber: 'IE1234567FA',
  certifiedAt: expect.any(String),
}

const state = (vendor: Actor, body: object = DETAILS) => vendor.call('PUT', '/api/pro/trader', body)
const shownOf = async ({ id }: Actor) => (await send(app, 'GET', `/api/vendor/${id}`)).body.data.trader
const check = (vendor: Pick<Actor, 'id'>, body: object = { how: 'CRO search and a phone call.' }) =>
  admin.call('POST', `/api/admin/vendors/${vendor.id}/trader-check`, body)
const verify = (vendor: Actor, body: object = {}) =>
  admin.call('POST', `/api/admin/vendors/${vendor.id}/verify`, body)
const fileOf = async ({ id }: Actor) =>
  (await admin.call('GET', `/api/admin/vendors/${id}/vetting`)).body.trader
const noticesOf = async ({ id }: Actor) =>
  (await app.runtime.db.select().from(notice).where(eq(notice.accountId, id))).map(({ content }) => content)

/** The notifications to the operator that details of a trader changed. */
const heardOf = async (name: string) =>
  (await noticesOf(admin)).filter((text) => text.includes(`Trader details changed: ${name}`))

/** An applicant whose required checks have all passed. */
async function checkedApplicant() {
  const vendor = await createVendor(app, { verifiedAt: null })
  for (const verdict of [{ kind: 'identity' }, { kind: 'insurance', lastDay: '2027-06-30' }]) {
    const body = { outcome: 'passed', ...verdict }
    await admin.call('POST', `/api/admin/vendors/${vendor.id}/checks`, body)
  }
  return vendor
}

describe('what a vendor says of itself as a trader', () => {
  test('is on its page at once, also where that was cached, and nothing of a private person', async () => {
    const vendor = await createVendor(app)
    expect(await shownOf(vendor)).toBeNull()
    expect((await state(vendor)).status).toBe(200)
    await expect.poll(() => shownOf(vendor)).toEqual(SHOWN)
    expect((await state(vendor, { isTrader: false, legalName: 'Byrne', phone: 'x' })).status).toBe(200)
    await expect.poll(() => shownOf(vendor)).toEqual({ isTrader: false })
    const [row] = await app.runtime.db.select().from(trader).where(eq(trader.vendorId, vendor.id))
    expect(row).toMatchObject({ legalName: '', phone: '', certifiedAt: null })
  })

  test.each([
    [{ legalName: ' ' }, 'legalName'],
    [{ line1: undefined }, 'line1'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ eircode: 'nowhere' }, 'eircode'],
    [{ vatNumber: '1234' }, 'vatNumber'],
    [{ legalName: 'x'.repeat(81) }, 'legalName'],
    [{ town: 'a\0b' }, 'town'],
    [{ certifies: false }, 'certifies'],
    [{ isTrader: 'yes' }, 'isTrader'],
  ])('is refused with %j', async (part, field) => {
    const vendor = await createVendor(app)
    const { status, body } = await state(vendor, { ...DETAILS, ...part })
    expect({ status, fields: body.fields }).toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    })
    expect(await shownOf(vendor)).toBeNull()
  })

  test('is for vendors to say, each of itself', async () => {
    expect((await (await createClient(app)).call('PUT', '/api/pro/trader', DETAILS)).status).toBe(403)
    expect((await send(app, 'PUT', '/api/pro/trader', DETAILS)).status).toBe(401)
  })

  test('by two tabs at once is one of both', async () => {
    const vendor = await createVendor(app)
    const replies = await Promise.all([state(vendor), state(vendor, { isTrader: false })])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect([true, false]).toContain((await fileOf(vendor)).answer.isTrader)
  })
})

describe('before a vendor is verified', () => {
  const INCOMPLETE = { status: 409, body: { code: 'VETTING_INCOMPLETE' } }

  test('a trader has to be checked', async () => {
    const vendor = await checkedApplicant()
    await state(vendor)
    const refused = await verify(vendor)
    expect(refused).toMatchObject(INCOMPLETE)
    expect(refused.body.message).toContain('trader details')
    expect((await check(vendor)).status).toBe(200)
    expect((await verify(vendor)).status).toBe(200)
  })

  test('a private person is not checked', async () => {
    const vendor = await checkedApplicant()
    await state(vendor, { isTrader: false })
    expect((await check(vendor)).status).toBe(404)
    expect((await verify(vendor)).status).toBe(200)
  })

  test('who has not answered is no obstacle, as the checks alone are, and the log says so', async () => {
    const vendor = await checkedApplicant()
    expect((await verify(vendor)).status).toBe(200)
    const { body } = await admin.call('GET', `/api/admin/audit?subject=${vendor.id}&action=vendor.verified`)
    expect(body.entries[0].facts).toContainEqual({ name: 'trader details', value: 'not given', from: null })
  })

  test('an exception says why not, and what was missing', async () => {
    const vendor = await checkedApplicant()
    const exception = 'Its details come by post this week.'
    expect((await verify(vendor, { exception })).status).toBe(200)
    const { body } = await admin.call('GET', `/api/admin/audit?subject=${vendor.id}&action=vendor.verified`)
    expect(body.entries[0].facts).toEqual(
      expect.arrayContaining([
        { name: 'exception', value: exception, from: null },
        { name: 'trader details', value: 'not given', from: null },
      ]),
    )
  })
})

describe("an operator's check", () => {
  test('is recorded with how it was done, and ends with a change, of which the operator hears', async () => {
    const vendor = await createVendor(app, { name: 'Nora Walsh' })
    await state(vendor)
    expect((await check(vendor)).status).toBe(200)
    expect(await fileOf(vendor)).toMatchObject({ checkedAt: expect.any(String) })
    const [entry] = await app.runtime.db.select().from(auditEntry).where(eq(auditEntry.subjectId, vendor.id))
    expect(entry).toMatchObject({
      action: 'trader.checked',
      actorId: admin.id,
      reason: 'CRO search and a phone call.',
    })
    await state(vendor)
    expect(await fileOf(vendor)).toMatchObject({ checkedAt: expect.any(String) })
    await state(vendor, { ...DETAILS, line1: '1 Other Street' })
    expect(await fileOf(vendor)).toMatchObject({ checkedAt: null })
    // The first time as a listed vendor that is a trader unchecked, the second with the change.
    expect(await heardOf('Nora Walsh')).toHaveLength(2)
    expect(await shownOf(vendor)).not.toBeNull()
  })

  test('is asked for when a listed vendor becomes a trader, and changes what was never checked', async () => {
    const vendor = await createVendor(app, { name: 'Orla Trader' })
    await state(vendor, { isTrader: false })
    expect(await heardOf('Orla Trader')).toHaveLength(0)
    await state(vendor)
    expect(await heardOf('Orla Trader')).toHaveLength(1)
    await state(vendor)
    expect(await heardOf('Orla Trader')).toHaveLength(1)
    await state(vendor, { ...DETAILS, legalName: 'Another Company Ltd' })
    expect(await heardOf('Orla Trader')).toHaveLength(2)
    const applicant = await createVendor(app, { name: 'Ita Applicant', verifiedAt: null })
    await state(applicant)
    expect(await heardOf('Ita Applicant')).toHaveLength(0)
  })

  test('is not recorded of details that have changed since, without words, or by others', async () => {
    const vendor = await createVendor(app)
    await state(vendor)
    const { statedAt } = await fileOf(vendor)
    app.clock.advance(0.01)
    await state(vendor, { ...DETAILS, line1: '1 Other Street' })
    expect((await check(vendor, { how: 'By phone.', statedAt })).body.code).toBe('VETTING_CHANGED')
    expect((await check(vendor, {})).status).toBe(400)
    expect((await check({ id: admin.id })).status).toBe(404)
    const path = `/api/admin/vendors/${vendor.id}/trader-check`
    expect((await vendor.call('POST', path, { how: 'x' })).status).toBe(403)
    expect(await fileOf(vendor)).toMatchObject({ checkedAt: null })
  })
})

test('the email of a booking says who the contract is with', async () => {
  const [client, vendor, person] = [await createClient(app), await createVendor(app), await createVendor(app)]
  await state(vendor)
  await state(person, { isTrader: false })
  const slot = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
  await client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...slot })
  expect((await newestMailTo(app, client.email)).text).toContain('Byrne Hair Ltd, a trader')
  const later = { slotDate: '25_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
  await client.call('POST', '/api/user/book-appointment', { vendorId: person.id, ...later })
  expect((await newestMailTo(app, client.email, 2)).text).toContain('consumer law does not apply')
})

test('details stay six months after the account was deleted, those of a private person not at all', async () => {
  const [vendor, person] = [await createVendor(app), await createVendor(app)]
  await state(vendor)
  await state(person, { isTrader: false })
  for (const { id } of [vendor, person]) await app.runtime.transaction((unit) => eraseVendor(unit, id))
  const kept = async () =>
    (await app.runtime.db.select().from(trader)).filter(({ vendorId }) =>
      [vendor.id, person.id].includes(vendorId),
    )
  expect(await kept()).toMatchObject([{ vendorId: vendor.id, endedAt: expect.any(Date) }])
  const start = app.clock.now().getTime()
  app.clock.set(new Date(start + 180 * 86_400_000))
  await runRetention(app.runtime)
  expect(await kept()).toHaveLength(1)
  app.clock.set(new Date(start + 190 * 86_400_000))
  await runRetention(app.runtime)
  expect(await kept()).toEqual([])
})
