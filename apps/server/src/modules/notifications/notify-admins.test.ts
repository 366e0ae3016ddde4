import { NAMED_ROLES } from '@anseo/domain/admin-role'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../testing/actors.ts'
import { drained } from '../../testing/drained.ts'
import { linkIn, mailsTo, newestMailTo } from '../../testing/mails.ts'
import { createPassed } from '../../testing/passed.ts'
import { CARDS, createPaid, createPayable, insertPayable, payByCard, verify } from '../../testing/payments.ts'
import { send } from '../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

type NamedRole = (typeof NAMED_ROLES)[number]

let app: TestApp
let admins: Actor[]
/** One of each other role. */
let colleagues: Record<NamedRole, Actor>
beforeEach(async () => {
  app ??= await startTestApp({ env: { PUBLIC_URL: 'https://anseo.example' } })
  admins = [await createAdmin(app), await createAdmin(app, { name: 'Conor Daly' })]
  const created = NAMED_ROLES.map(async (role) => [role, await createAdmin(app, { role })] as const)
  colleagues = Object.fromEntries(await Promise.all(created)) as Record<NamedRole, Actor>
})
afterAll(() => app.close())

/** Returns the notices of some admins since they joined, and their mails. */
const told = (those = admins) =>
  Promise.all(
    those.map(async ({ email, ...admin }) => {
      const { notifications } = (await admin.call('GET', '/api/admin/notifications')).body
      const mails = await mailsTo(app, email, notifications.length)
      return {
        notices: notifications.map(({ content, path }: { content: string; path: string }) => ({
          content,
          path,
        })),
        mails: mails.map(({ subject, text }) => ({ subject, link: linkIn({ text }).href })),
      }
    }),
  )

/** One notice and one mail for each whose work it is, with the same words and the same page, and none for the others. */
async function expectTold(headline: RegExp, path: string, role: NamedRole) {
  await drained(app)
  const { [role]: member, ...others } = colleagues
  for (const one of await told(Object.values(others))) expect(one).toEqual({ notices: [], mails: [] })
  for (const { notices, mails } of await told([...admins, member])) {
    expect(notices).toEqual([{ content: expect.stringMatching(headline), path }])
    expect(mails).toEqual([
      { subject: expect.stringMatching(headline), link: `https://anseo.example${path}` },
    ])
  }
}

describe('every admin whose work it is hears by bell and mail, once each', () => {
  test('of an application, once its address is verified, however often the link is opened', async () => {
    const email = 'sile@example.test'
    const body = {
      name: 'Síle Ní Bhriain',
      email,
      password: PASSWORD,
      speciality: 'Makeup_Artist',
      city: 'Galway',
      location: 'Salthill',
      experience: '6 years',
      about: 'Weddings and film.',
      fees: '42.50',
      phone: '086 123 4567',
    }
    await send(app, 'POST', '/api/pro/register', body)
    const link = linkIn(await newestMailTo(app, email))
    await drained(app)
    expect((await told())[0]).toEqual({ notices: [], mails: [] })
    const open = () => send(app, 'GET', `/api/pro/verify-email?token=${link.searchParams.get('token')}`)
    expect((await Promise.all([open(), open()])).map(({ status }) => status)).toEqual([200, 200])
    const { vendors } = (await admins[0]!.call('GET', `/api/admin/vendors?search=${email}`)).body
    await expectTold(/New application: Síle Ní Bhriain/, `/admin/vetting/${vendors[0]._id}`, 'vetting')
  })

  test('of a problem report', async () => {
    const { client, appointmentId } = await createPassed(app)
    await client.call('POST', `/api/user/appointments/${appointmentId}/report`, { text: 'Nobody came.' })
    const { reports } = (await admins[0]!.call('GET', `/api/admin/reports?search=${appointmentId}`)).body
    await expectTold(
      /Problem reported: .+, Ciara Nolan with Aoife Byrne/,
      `/admin/reports/${reports[0]._id}`,
      'support',
    )
  })

  test('of reported content, and not of further reports about it', async () => {
    const said = { reason: 'illegal', text: 'These photos are mine.', name: 'Niall Quinn', goodFaith: true }
    const { id } = await createVendor(app)
    const report = (email: string) =>
      send(app, 'POST', '/api/notices-of-content', { ...said, email, kind: 'profile', id })
    const { noticeId } = (await report('niall@example.test')).body
    expect((await report('orla@example.test')).status).toBe(200)
    await expectTold(/Reported as illegal: a profile/, `/admin/notices/${noticeId}`, 'support')
  })

  test('of a complaint about a decision', async () => {
    const client = await createClient(app)
    await admins[0]!.call('POST', `/api/admin/people/${client.id}/block`, { reason: 'Three no-shows.' })
    const [decision] = (await client.call('GET', '/api/user/decisions')).body.rows
    const body = { decision: decision._id, text: 'I was ill.' }
    const { complaintId } = (await client.call('POST', '/api/complaints', body)).body
    await expectTold(/New complaint about a decision/, `/admin/complaints/${complaintId}`, 'support')
  })

  test('of a complaint about a suspension, which only those may answer who may suspend', async () => {
    const vendor = await createVendor(app)
    const suspension = {
      reason: 'Three clients were hurt.',
      statement: { ground: 'terms', provision: '4.2' },
    }
    await admins[0]!.call('POST', `/api/admin/vendors/${vendor.id}/suspend`, suspension)
    const [decision] = (await vendor.call('GET', '/api/pro/decisions')).body.rows
    const body = { decision: decision._id, text: 'I was not there.' }
    const { complaintId } = (await vendor.call('POST', '/api/complaints', body)).body
    await expectTold(/New complaint about a decision/, `/admin/complaints/${complaintId}`, 'vetting')
  })

  test('of paid appointments that a suspension leaves, which support decides on', async () => {
    const { vendor, client, appointmentId } = await createPaid(app)
    const now = app.clock.now()
    // Of another vendor of the same client.
    await insertPayable(app, { client, vendor: await createVendor(app) }, { paidAt: now })
    await admins[0]!.call('POST', `/api/admin/vendors/${vendor.id}/suspend`, { reason: 'Complaints.' })
    const list = `appointments?vendor=${vendor.id}&state=paid`
    await expectTold(/Suspended: Aoife Byrne/, `/admin/${list}`, 'support')
    const [owner] = await told()
    expect(owner!.notices[0].content).toContain('1 paid appointment needs your decision.')
    const { appointments } = (await colleagues.support.call('GET', `/api/admin/${list}`)).body
    expect(appointments).toMatchObject([{ _id: appointmentId }])
  })

  test('of a dispute, with the day by which evidence is due', async () => {
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.disputed)
    await verify(payable.client, intentId)
    await drained(app)
    const { rows } = (await admins[0]!.call('GET', `/api/admin/disputes?search=${payable.appointmentId}`))
      .body
    const path = `/admin/disputes/${rows[0]._id}`
    await expectTold(/Payment disputed: .+, Ciara Nolan with Aoife Byrne/, path, 'finance')
    const [mail] = await mailsTo(app, admins[0]!.email)
    expect(mail!.text).toContain('Send evidence by ')
  })
})
