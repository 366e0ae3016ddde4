// @module-tag time
import { isoMonth, monthOf } from '@anseo/domain/calendar-month'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { type Actor, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { booked, createPassed, earningsOf, markComplete, toNextPayday } from '../../../testing/passed.ts'
import { fetchFile } from '../../../testing/requests.ts'
import type { Paid } from '../../../testing/payments.ts'
import { payOutVendors } from './pay-out-vendors.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

let accounts = 0
async function createOwed(): Promise<Paid> {
  const paid = await createPassed(app, { account: `acct_statement${++accounts}` })
  await markComplete(paid)
  return paid
}

const thisMonth = () => isoMonth(monthOf(app.clock.now()))
const statementOf = async (vendor: Actor, month = thisMonth()) =>
  (await vendor.call('GET', `/api/pro/statements/${month}`)).body.statement

async function payOut() {
  toNextPayday(app)
  await payOutVendors(app.runtime)
  await drained(app)
}

describe('a statement', () => {
  test('carries forward what the books owe the vendor, before and after a payout', async () => {
    const owed = await createOwed()
    const before = await statementOf(owed.vendor)
    expect(before).toMatchObject({
      broughtForward: 0,
      appointments: { count: 1, amount: 90 },
      payouts: { count: 0, amount: 0 },
      carriedForward: 90,
    })
    expect(await booked(app, owed, 'vendor-owed')).toBe(9000)
    await payOut()
    const after = await statementOf(owed.vendor)
    expect(after).toMatchObject({ payouts: { count: 1, amount: -90 }, carriedForward: 0 })
    expect(after.entries.map(({ kind }: { kind: string }) => kind)).toEqual(['fee', 'payout'])
    expect(await booked(app, owed, 'vendor-owed')).toBe(0)
  })

  test('brings forward what the month before carried', async () => {
    const owed = await createOwed()
    const month = thisMonth()
    const carried = (await statementOf(owed.vendor, month)).carriedForward
    const [year, number] = month.split('-').map(Number) as [number, number]
    const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
    expect(await statementOf(owed.vendor, next)).toMatchObject({
      broughtForward: carried,
      appointments: { count: 0, amount: 0 },
      carriedForward: carried,
    })
  })

  test('is a PDF that says the same', async () => {
    const owed = await createOwed()
    const { bytes, headers } = await fetchFile(app, owed.vendor, `/api/pro/statements/${thisMonth()}/pdf`)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toContain(`anseo-statement-${thisMonth()}.pdf`)
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    const words = text.replaceAll(/\s+/g, ' ')
    expect(words).toContain('1 appointment €90.00')
    expect(words).toContain('Closing balance €90.00')
    expect(words).toContain('Ciara Nolan, appointment of')
  })

  test('is the vendor’s own', async () => {
    await createOwed()
    const other = await createVendor(app)
    expect(await statementOf(other)).toMatchObject({ carriedForward: 0, entries: [] })
  })

  test.each(['2026-13', 'november', '2026', '..%2F..'])('of %s is not found or refused', async (month) => {
    const vendor = await createVendor(app)
    expect((await vendor.call('GET', `/api/pro/statements/${month}`)).status).toBeGreaterThanOrEqual(400)
  })
})

describe('the summary', () => {
  test('says what comes, and adds up to the months', async () => {
    const owed = await createOwed()
    const { body } = await owed.vendor.call('GET', '/api/pro/earnings/summary')
    expect(body).toMatchObject({ nextPayout: { amount: 90, account: expect.stringMatching(/^acct_….{4}$/) } })
    expect(body.months).toHaveLength(12)
    expect(body.months.at(-1)).toEqual({ month: thisMonth(), appointments: 1, earned: 90 })
    await payOut()
    const paid = await owed.vendor.call('GET', '/api/pro/earnings/summary')
    expect(paid.body).toMatchObject({ nextPayout: { amount: 0 }, paidOutThisYear: { count: 1, amount: 90 } })
  })
})

describe('the list', () => {
  test('comes by pages and by state, with the sums of everything', async () => {
    const owed = await createOwed()
    const all = await earningsOf(owed)
    expect(all.nextCursor).toBeNull()
    expect(await earningsOf(owed, '?state=held')).toMatchObject({ entries: [], totals: { owed: 90 } })
    expect((await earningsOf(owed, '?state=owed')).entries).toEqual(all.entries)
    const page = await earningsOf(owed, '?limit=1')
    expect(page.entries).toEqual(all.entries.slice(0, 1))
    const forged = (place: object) => Buffer.from(JSON.stringify(place)).toString('base64url')
    const id = owed.appointmentId
    for (const cursor of [
      'nonsense',
      forged({ ms: 'x', id, kind: 'fee' }),
      forged({ ms: '1', id: 'y', kind: '' }),
    ]) {
      expect((await owed.vendor.call('GET', `/api/pro/earnings?cursor=${cursor}`)).status).toBe(400)
    }
    const ended = forged({ ms: '-8630000000000000', id, kind: 'fee' })
    expect((await owed.vendor.call('GET', `/api/pro/earnings?cursor=${ended}`)).status).toBe(400)
  })

  test('is a CSV file', async () => {
    const owed = await createOwed()
    const { bytes, headers } = await fetchFile(app, owed.vendor, '/api/pro/earnings/export')
    expect(headers.get('content-type')).toContain('text/csv')
    const [head, first] = new TextDecoder().decode(bytes).split('\n')
    expect(head).toContain('Date,From,To,Client')
    expect(first).toContain(',Ciara Nolan,,90,owed,')
  })
})
