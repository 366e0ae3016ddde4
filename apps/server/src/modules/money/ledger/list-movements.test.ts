import { beforeAll, expect, test } from 'vitest'
import { createAdmin } from '../../../testing/actors.ts'
import { cancelByClient, createPaid, eventuallySees, type Paid } from '../../../testing/payments.ts'
import { fetchFile } from '../../../testing/requests.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

let paid: Paid
const app = ownApp()
const admin = ownActor(app, createAdmin)
beforeAll(async () => {
  paid = await createPaid(app)
  await cancelByClient(paid)
  await eventuallySees(paid, { refundStatus: 'refunded' })
})

const ask = async (query = '') => (await admin.call('GET', `/api/admin/ledger/movements${query}`)).body

test('movements come whole, newest first, and both sides are equal', async () => {
  const { movements, debit, credit, total, books } = await ask()
  expect(movements.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'charge',
    'processing-fee',
    'refund',
    'refund-sent',
  ])
  expect(total).toBe(4)
  expect(debit).toBe(credit)
  expect(debit).toBeGreaterThan(100.74)
  expect(books).toMatchObject({ findings: [], differences: [] })
  for (const { lines, appointment } of movements) {
    const cents = lines.map(({ amount }: { amount: number }) => Math.round(amount * 100))
    expect(cents.reduce((sum: number, each: number) => sum + each, 0)).toBe(0)
    expect(appointment).toMatchObject({ _id: paid.appointmentId, vendor: { _id: paid.vendor.id } })
  }
})

test('they are paged and filtered by account and day', async () => {
  const { movements: first } = await ask('?pageSize=3')
  const { movements: second, total } = await ask('?pageSize=3&page=2')
  expect([first.length, second.length, total]).toEqual([3, 1, 4])
  const due = await ask('?account=refunds-due')
  expect(due.movements.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'refund',
    'refund-sent',
  ])
  expect((await ask('?order=oldest')).movements).toEqual((await ask()).movements.toReversed())
  expect((await ask('?to=2026-11-17')).movements).toEqual([])
  expect((await admin.call('GET', '/api/admin/ledger/movements?account=petty-cash')).status).toBe(400)
})

test('the file has the entries in the order of the list, and its download is recorded', async () => {
  const kinds = async (order: string) => {
    const { bytes } = await fetchFile(app, admin, `/api/admin/ledger/export${order}`)
    const lines = new TextDecoder().decode(bytes).trim().split('\n').slice(1)
    return [...new Set(lines.map((line) => line.split(',')[1]))]
  }
  const { movements } = await ask()
  const newestFirst = movements.map(({ kind }: { kind: string }) => kind)
  expect(await kinds('?order=newest')).toEqual(newestFirst)
  expect(await kinds('')).toEqual(newestFirst.toReversed())
  const { entries } = (await admin.call('GET', '/api/admin/audit?action=list.exported')).body
  expect(entries[0]).toMatchObject({ subject: { kind: 'list', id: 'ledger' } })
})

test('the books are a CSV file for the same period', async () => {
  const response = await fetch(`${app.url}/api/admin/ledger/export?account=refunds-due`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(response.headers.get('content-type')).toContain('text/csv')
  const [head, ...lines] = (await response.text()).trim().split('\n')
  expect(head).toContain('Time,Movement,Source,Provider,Appointment,Client,Vendor,Account,Debit,Credit')
  expect(lines.every((line) => line.includes(paid.appointmentId))).toBe(true)
  expect(lines.filter((line) => line.includes('refunds-due'))).toHaveLength(2)
})
