import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { notice } from '../../notifications/tables/notices.ts'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { send } from '../../../testing/requests.ts'
import { slotFacts } from '../../../testing/slot-facts.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)

const applicant = (fields: Parameters<typeof createVendor>[1] = {}) =>
  createVendor(app, { verifiedAt: null, ...fields })

/** Vendors are verified without documents here, but where it is about these. */
const EXCEPTION = { exception: 'Every document was seen.' }

const step = (vendor: Pick<Actor, 'id'>, name: 'verify' | 'reject' | 'suspend', body?: object) =>
  admin.call(
    'POST',
    `/api/admin/vendors/${vendor.id}/${name}`,
    body ?? (name === 'verify' ? EXCEPTION : undefined),
  )

const statusOf = async ({ id }: Actor) => (await send(app, 'GET', `/api/vendor/${id}`)).status

const noticesOf = ({ id }: Actor) => app.runtime.db.select().from(notice).where(eq(notice.accountId, id))

/** The vendor as the operator sees it. */
async function vetted({ email }: Actor) {
  const { body } = await admin.call('GET', `/api/admin/vendors?search=${encodeURIComponent(email)}`)
  expect(body.total).toBe(1)
  return body.vendors[0]
}

describe('a decision', () => {
  // covers: §6.10
  test('to verify lists a vendor and tells it once', async () => {
    const vendor = await applicant()
    expect(await statusOf(vendor)).toBe(404)
    expect((await step(vendor, 'verify')).status).toBe(200)
    expect(await statusOf(vendor)).toBe(200)
    expect(await step(vendor, 'verify', {})).toMatchObject({
      status: 200,
      body: { message: 'This vendor was already listed.' },
    })
    expect(await noticesOf(vendor)).toHaveLength(1)
  })

  test('is told once when two take it at the same time', async () => {
    const vendor = await applicant()
    const replies = await Promise.all(Array.from({ length: 8 }, () => step(vendor, 'verify')))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    expect(await noticesOf(vendor)).toHaveLength(1)
  })

  test('is taken by one of two who decide against each other', async () => {
    const vendor = await applicant()
    await Promise.all([step(vendor, 'verify'), step(vendor, 'reject')])
    const { vetting } = await vetted(vendor)
    expect((await statusOf(vendor)) === 200).toBe(vetting === 'verified')
  })

  test.each([
    ['verify', 'verify'],
    ['verify', 'reject'],
    ['reject', 'verify'],
    ['reject', 'reject'],
  ] as const)('is taken by one of two admins who look at the same application: %s, %s', async (one, two) => {
    const colleague = await createAdmin(app, { name: 'Conor Daly' })
    const vendor = await applicant()
    const decideAs = (who: Actor, name: string) =>
      who.call('POST', `/api/admin/vendors/${vendor.id}/${name}`, {
        from: 'pending',
        ...(name === 'verify' && EXCEPTION),
      })
    const replies = await Promise.all([decideAs(admin, one), decideAs(colleague, two)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = replies[0]!.status === 200 ? one : two
    const state = won === 'verify' ? 'verified' : 'rejected'
    expect(replies.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'VETTING_CHANGED',
      message: `Another admin was faster: this vendor is ${state}. Nothing was changed.`,
    })
    expect(await vetted(vendor)).toMatchObject({ vetting: state })
    expect(await noticesOf(vendor)).toHaveLength(1)
    const { body } = await admin.call('GET', `/api/admin/audit?subject=${vendor.id}&action=vetting`)
    expect(body.total).toBe(1)
  })

  test('to reject keeps the reason until the vendor is verified after all', async () => {
    const vendor = await applicant()
    expect((await step(vendor, 'reject', { reason: '  No insurance.  ' })).status).toBe(200)
    expect(await vetted(vendor)).toMatchObject({ vetting: 'rejected', vettingReason: 'No insurance.' })
    expect((await step(vendor, 'suspend')).body.code).toBe('VETTING_CHANGED')
    expect((await step(vendor, 'verify')).status).toBe(200)
    expect(await vetted(vendor)).toMatchObject({ vetting: 'verified', vettingReason: null })
  })

  test('to reject a listed vendor is refused', async () => {
    const vendor = await createVendor(app)
    const { status, body } = await step(vendor, 'reject')
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'VETTING_CHANGED' })
    expect(await statusOf(vendor)).toBe(200)
  })

  test('to suspend an applicant is refused', async () => {
    expect((await step(await applicant(), 'suspend')).status).toBe(409)
  })

  test('to suspend takes a vendor off the list and cancels what is unpaid', async () => {
    const vendor = await createVendor(app)
    const client = await createClient(app)
    const paid = { confirmedAt: app.clock.now(), paidAt: app.clock.now() }
    const unpaidId = await insertAppointmentRow(app, { client, vendor }, slotFacts('20_11_2026', 9, 10))
    const paidId = await insertAppointmentRow(
      app,
      { client, vendor },
      { ...slotFacts('20_11_2026', 12, 13), ...paid },
    )
    expect((await step(vendor, 'suspend', { reason: 'Complaints.' })).status).toBe(200)
    expect(await statusOf(vendor)).toBe(404)
    const rows = await app.runtime.db.select().from(appointment).where(eq(appointment.vendorId, vendor.id))
    expect(rows.find(({ id }) => id === unpaidId)).toMatchObject({ cancelledBy: 'admin' })
    expect(rows.find(({ id }) => id === paidId)).toMatchObject({ cancelledBy: null })
    expect((await step(vendor, 'verify')).status).toBe(200)
    expect(await statusOf(vendor)).toBe(200)
  })

  test.each([randomUUID(), 'not-an-id'])('about nobody is not found: %s', async (id) => {
    for (const name of ['verify', 'reject', 'suspend'] as const)
      expect((await step({ id }, name)).status).toBe(404)
  })

  test('about a client is not found', async () => {
    expect((await step(await createClient(app), 'verify')).status).toBe(404)
  })

  test('is for admins only', async () => {
    const vendor = await applicant()
    const path = `/api/admin/vendors/${vendor.id}/verify`
    expect((await vendor.call('POST', path)).status).toBe(403)
    expect((await send(app, 'POST', path)).status).toBe(401)
  })

  test.each([{ reason: 'a'.repeat(501) }, { reason: 7 }, { reason: 'a\0b' }])(
    '%j is refused',
    async (body) => {
      const reply = await step(await applicant(), 'reject', body)
      expect(reply.status).toBe(400)
      expect(reply.body.fields).toHaveProperty('reason')
    },
  )
})

describe('verifying', () => {
  const pass = (vendor: Actor, kind: string, lastDay?: string, vetting?: object) =>
    admin.call('POST', `/api/admin/vendors/${vendor.id}/checks`, {
      kind,
      outcome: 'passed',
      ...(lastDay && { lastDay }),
      ...vetting,
    })
  const passAll = async (vendor: Actor) => {
    expect((await vendor.call('PUT', '/api/pro/trader', { isTrader: false })).status).toBe(200)
    expect((await pass(vendor, 'identity')).status).toBe(200)
    expect((await pass(vendor, 'insurance', '2027-06-30')).status).toBe(200)
  }
  const INCOMPLETE = { status: 409, body: { success: false, code: 'VETTING_INCOMPLETE' } }

  test('takes every check that the speciality needs', async () => {
    const vendor = await applicant({ speciality: 'Babysitter' })
    expect(await step(vendor, 'verify', {})).toMatchObject(INCOMPLETE)
    await passAll(vendor)
    expect(await step(vendor, 'verify', {})).toMatchObject(INCOMPLETE)
    expect(await statusOf(vendor)).toBe(404)
    expect((await noticesOf(vendor)).filter(({ content }) => content.includes('verified'))).toEqual([])
    const vetting = { organisation: 'Little Acorns Crèche', vettedOn: '2026-10-01' }
    expect((await pass(vendor, 'garda-vetting', '2027-06-30')).status).toBe(400)
    await pass(vendor, 'garda-vetting', '2027-06-30', vetting)
    expect((await step(vendor, 'verify', {})).status).toBe(200)
    expect(await statusOf(vendor)).toBe(200)
  })

  test('without a check takes an exception that says why, which the audit log keeps', async () => {
    const vendor = await applicant()
    await pass(vendor, 'identity')
    for (const exception of ['', '   ', 'x'.repeat(19), `${'x'.repeat(19)}${' '.repeat(20)}`]) {
      expect(await step(vendor, 'verify', { exception })).toMatchObject(INCOMPLETE)
    }
    const exception = 'The policy is being renewed.'
    expect((await step(vendor, 'verify', { exception })).status).toBe(200)
    const { body } = await admin.call('GET', `/api/admin/audit?subject=${vendor.id}`)
    expect(JSON.stringify(body)).toContain(exception)
    expect(JSON.stringify(await noticesOf(vendor))).not.toContain(exception)
  })

  test('again after a suspension takes them too', async () => {
    const vendor = await createVendor(app)
    expect((await step(vendor, 'suspend')).status).toBe(200)
    expect(await step(vendor, 'verify', {})).toMatchObject(INCOMPLETE)
    await passAll(vendor)
    expect((await step(vendor, 'verify', {})).status).toBe(200)
  })

  test.each(['', 'The papers were all seen by us.'])(
    'never works before the e-mail address is verified (exception %j)',
    async (exception) => {
      const vendor = await applicant({ emailVerifiedAt: null })
      await passAll(vendor)
      const refused = await step(vendor, 'verify', { exception })
      expect(refused).toMatchObject(INCOMPLETE)
      expect(refused.body.message).toContain('email')
      expect(await statusOf(vendor)).toBe(404)
      await app.runtime.db
        .update(account)
        .set({ emailVerifiedAt: app.clock.now() })
        .where(eq(account.id, vendor.id))
      expect((await step(vendor, 'verify', { exception })).status).toBe(200)
    },
  )

  test.each([{ exception: 'a'.repeat(501) }, { exception: 7 }, { exception: ['x'] }])(
    'with %j is refused',
    async (body) => {
      const reply = await step(await applicant(), 'verify', body)
      expect(reply.status).toBe(400)
      expect(reply.body.fields).toHaveProperty('exception')
    },
  )
})

/** A day of October. */
const day = (date: number) => new Date(Date.UTC(2026, 9, date))

describe('the list', () => {
  const own = ownApp()
  const operator = ownActor(own, createAdmin)
  beforeAll(async () => {
    const now = own.clock.now()
    const pending = { verifiedAt: null }
    const vendor = (fields: Parameters<typeof createVendor>[1]) => createVendor(own, fields)
    await vendor({ name: 'Old', searchName: 'old', appliedAt: day(1), ...pending })
    await vendor({ name: 'Áine', searchName: 'aine', appliedAt: day(3), city: 'Dún Laoghaire', ...pending })
    await vendor({ name: 'Listed', searchName: 'listed', appliedAt: day(2), email: 'x_y@example.test' })
    await vendor({ name: 'Gone', searchName: 'gone', appliedAt: day(4), suspendedAt: now })
    await vendor({ name: 'No', searchName: 'no', appliedAt: day(5), rejectedAt: now, ...pending })
  })

  const list = async (query: string) => (await operator.call('GET', `/api/admin/vendors?${query}`)).body
  const namesOf = async (query: string) =>
    (await list(query)).vendors.map(({ name }: { name: string }) => name) as string[]

  test('comes newest application first, with the count of each state', async () => {
    expect(await namesOf('')).toEqual(['No', 'Gone', 'Áine', 'Listed', 'Old'])
    expect(await list('')).toMatchObject({
      success: true,
      total: 5,
      page: 1,
      pageSize: 12,
      counts: { pending: 2, verified: 1, rejected: 1, suspended: 1 },
    })
  })

  test('narrows to a state', async () => {
    expect(await namesOf('status=pending')).toEqual(['Áine', 'Old'])
    expect(await namesOf('status=verified')).toEqual(['Listed'])
    expect(await namesOf('status=rejected')).toEqual(['No'])
    expect(await namesOf('status=suspended')).toEqual(['Gone'])
    expect(await list('status=pending')).toMatchObject({ total: 2, counts: { verified: 1 } })
  })

  test.each([
    ['aine', ['Áine']],
    ['DUN LAOG', ['Áine']],
    ['x_y@', ['Listed']],
    ['%', []],
    ['_', ['Listed']],
  ])('finds %s in name, address or town', async (search, names) => {
    expect(await namesOf(`search=${encodeURIComponent(search)}`)).toEqual(names)
  })

  test('pages', async () => {
    expect(await namesOf('page=2&pageSize=2')).toEqual(['Áine', 'Listed'])
    expect(await list('page=9&pageSize=2&status=pending')).toMatchObject({ vendors: [], total: 2, page: 9 })
  })

  test.each(['status=listed', 'page=0', 'pageSize=101', 'search=%00', `search=${'a'.repeat(81)}`])(
    '?%s is refused',
    async (query) => {
      const { status, body } = await operator.call('GET', `/api/admin/vendors?${query}`)
      expect(status).toBe(400)
      expect(body.fields).toHaveProperty(query.split('=')[0]!)
    },
  )

  test('is for admins only', async () => {
    expect((await send(own, 'GET', '/api/admin/vendors')).status).toBe(401)
    const client = await createClient(own)
    expect((await client.call('GET', '/api/admin/vendors')).status).toBe(403)
  })
})
