import { beforeAll, expect, test } from 'vitest'
import { createAdmin } from '../../../testing/actors.ts'
import { createPassed } from '../../../testing/passed.ts'
import { eventuallySees, type Paid } from '../../../testing/payments.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

let first: Paid
let second: Paid
const app = ownApp()
const admin = ownActor(app, createAdmin)
beforeAll(async () => {
  first = await createPassed(app)
  second = await createPassed(app)
  await report(first, 'Nobody came.')
  await report(second, 'The oven was left as it was.')
})

const report = ({ client, appointmentId }: Paid, text: string) =>
  client.call('POST', `/api/user/appointments/${appointmentId}/report`, { text })
const search = async (query = '') => (await admin.call('GET', `/api/admin/reports${query}`)).body

test('open reports come oldest first, by pages and with their counts', async () => {
  const { reports, counts, total } = await search()
  expect(reports.map(({ text }: { text: string }) => text)).toEqual([
    'Nobody came.',
    'The oven was left as it was.',
  ])
  expect({ counts, total }).toEqual({ counts: { open: 2, settled: 0 }, total: 2 })
  const { reports: next } = await search('?pageSize=1&page=2')
  expect(next).toMatchObject([{ text: 'The oven was left as it was.' }])
  expect((await search(`?search=${first.appointmentId}`)).total).toBe(1)
  expect((await search('?search=ciara%20nolan')).total).toBe(2)
  expect((await search('?search=%25')).total).toBe(0)
})

test('one tells what both say, what happened and what both have behind them', async () => {
  await first.vendor.call('POST', `/api/pro/appointments/${first.appointmentId}/complete`)
  const [{ _id }] = (await search(`?search=${first.appointmentId}`)).reports
  const { body } = await admin.call('GET', `/api/admin/problem-reports/${_id}`)
  expect(body.report.client).toMatchObject({ _id: first.client.id, image: expect.any(String) })
  expect(body.record).toEqual({ clientBookings: 1, clientReports: 1, vendorCompleted: 0, vendorReports: 1 })
  expect(body.history.map(({ kind }: { kind: string }) => kind)).toContain('reported')
  expect(body).toMatchObject({ words: [], refundStatus: null })
})

test('a settled one is among the settled, with how far its money has got', async () => {
  const [{ _id }] = (await search(`?search=${second.appointmentId}`)).reports
  const reasons = { toClient: 'You are right.', toVendor: 'Sorry.' }
  await admin.call('POST', `/api/admin/problem-reports/${_id}/settle`, { refundAmount: 20.5, ...reasons })
  await eventuallySees(second, { refundStatus: 'refunded' })
  const { reports, counts } = await search('?status=settled')
  expect(reports).toMatchObject([{ _id, status: 'settled', refundAmount: 20.5 }])
  expect(counts).toEqual({ open: 1, settled: 1 })
  const { body } = await admin.call('GET', `/api/admin/problem-reports/${_id}`)
  expect(body.refundStatus).toBe('refunded')
  expect((await first.client.call('GET', '/api/admin/reports')).status).toBe(403)
})

test('the messages in one are for roles that read chats, and the log says who read them', async () => {
  const tab = await openTab(app, first.vendor)
  await tab.send(first.client.id, 'I rang the bell twice.')
  tab.socket.close()
  const [{ _id }] = (await search(`?search=${first.appointmentId}`)).reports
  const readBy = async (role: 'support' | 'finance') => {
    const member = await createAdmin(app, { role })
    return (await member.call('GET', `/api/admin/problem-reports/${_id}`)).body.words
  }
  const entries = async () => (await admin.call('GET', `/api/admin/audit?subject=${_id}`)).body.entries
  expect(await readBy('finance')).toEqual([])
  expect(await entries()).toEqual([])
  expect(await readBy('support')).toMatchObject([{ content: 'I rang the bell twice.' }])
  expect(await entries()).toMatchObject([{ action: 'chat.read' }])
})
