import { formatEuro } from '@anseo/domain/money'
import { yearSpan } from '@anseo/domain/tax-quarter'
import { parse } from 'csv-parse/sync'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { type Actor, createAdmin, createVendor, loggedInVendor } from '../../../testing/actors.ts'
import { ask, payLater } from '../../../testing/begun.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { drained } from '../../../testing/drained.ts'
import { dpiProblems } from '../../../testing/dpi/validate-dpi.ts'
import { creditedByBooks } from '../../../testing/earned.ts'
import { booked, createPassed, markComplete, toNextPayday, transfersTo } from '../../../testing/passed.ts'
import { CARDS, createPayable, type Paid, payByCard, verify } from '../../../testing/payments.ts'
import { fetchFile } from '../../../testing/requests.ts'
import { downloadXml, giveTaxDetails } from '../../../testing/tax-details.ts'
import { payOutVendors } from '../payouts/pay-out-vendors.ts'
import { ownApp } from '../../../testing/own-app.ts'

const YEAR = 2026
const ACCOUNT = 'acct_refunded01'
/** Both of our fees for an appointment of €90.00. */
const FEES = 10.74

let vendor: Actor
const app = ownApp({ start: new Date('2026-02-10T12:00:00Z') })
beforeAll(async () => {
  vendor = await createVendor(app, { payoutAccount: ACCOUNT })
})

/** Goes to a day, on which the vendor logs in. */
async function onDay(day: string): Promise<void> {
  app.clock.set(new Date(`${day}T12:00:00Z`))
  vendor = await loggedInVendor(app, vendor)
}

/** A paid appointment that is over, of which nothing overlaps. */
async function createOver(): Promise<Paid> {
  app.clock.advance(3)
  return createPassed(app, { account: ACCOUNT, vendor })
}

async function giveBack({ appointmentId }: Paid, amount: number, bearer: 'platform' | 'vendor') {
  const { rows } = await app.runtime.pool.query<{ id: string }>(
    `select id from payment where appointment_id = $1 and kind = 'deposit'`,
    [appointmentId],
  )
  const admin = await createAdmin(app)
  const body = { amount, bearer, reason: 'The colour faded within a week' }
  expect((await admin.call('POST', `/api/admin/payments/${rows[0]!.id}/refund`, body)).status).toBe(200)
  await drained(app)
}

async function complete(paid: Paid): Promise<void> {
  expect((await markComplete(paid)).status).toBe(200)
}

/** An appointment whose deposit its vendor gave back before it earned it, and whose balance it earned by card. */
async function earnBalanceAlone(): Promise<Paid> {
  app.clock.advance(3)
  const startsAt = new Date(app.clock.now().getTime() + 3_600_000)
  const payable = await createPayable(app, { startsAt, fullPriceCents: 15_000 }, vendor)
  const paid = { ...payable, ...(await payByCard(app, payable, CARDS.good)) }
  expect((await verify(paid.client, paid.intentId)).status).toBe(200)
  app.clock.advance(2)
  expect((await ask(paid)).status).toBe(200)
  expect((await payLater(app, paid)).status).toBe(200)
  await giveBack(paid, 90, 'vendor')
  app.clock.advance(2)
  await complete(paid)
  return paid
}

/** Returns the quarters of a year as the vendor reads them, to the cent. */
const quarters = async () => {
  const { body } = await vendor.call('GET', '/api/pro/tax-details')
  expect(body.years).toHaveLength(1)
  return body.years[0].quarters
}

const cents = (euro: number) => Math.round(euro * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, euro) => total + cents(euro), 0)

/** Expects all that the vendor and the operator can read to be the same sum, which is that of the books. */
async function allAgree(expected: { consideration: number; fees: number; activities: number }[]) {
  const read = await quarters()
  expect(read).toEqual(expected)
  const total = sum(expected.map(({ consideration }) => consideration))
  const now = app.clock.now()
  expect(await creditedByBooks(app, yearSpan(YEAR).from, new Date(now.getTime() + 1))).toBe(total)

  const { totals } = (await vendor.call('GET', '/api/pro/earnings')).body
  expect(sum([totals.owed, totals.paidOut])).toBe(total)
  const file = await fetchFile(app, vendor, '/api/pro/earnings/export')
  const rows = parse(Buffer.from(file.bytes), { columns: true, bom: true }) as { Euro: string }[]
  expect(sum(rows.map(({ Euro }) => Number(Euro)))).toBe(total)

  const months = Array.from({ length: 12 }, (_, index) => `${YEAR}-${String(index + 1).padStart(2, '0')}`)
  let inStatements = 0
  let carried = 0
  for (const month of [...months, `${YEAR + 1}-01`]) {
    const { statement } = (await vendor.call('GET', `/api/pro/statements/${month}`)).body
    const { appointments, balances, charges, refunds, broughtForward, carriedForward } = statement
    expect(broughtForward).toBe(carried)
    inStatements += sum([appointments.amount, balances.amount, charges.amount, refunds.amount])
    carried = carriedForward
  }
  expect(inStatements).toBe(total)
  expect(cents(carried)).toBe(await booked(app, { vendor } as Paid, 'vendor-owed'))

  const copy = await fetchFile(app, vendor, `/api/pro/tax-details/${YEAR}/pdf`)
  const { text } = await extractText(await getDocumentProxy(copy.bytes), { mergePages: true })
  for (const { consideration, fees } of expected) {
    expect(text).toContain(`${formatEuro(cents(consideration))} ${formatEuro(cents(fees))}`)
  }
  const admin = await createAdmin(app)
  const year = (await admin.call('GET', `/api/admin/dac7/${YEAR}`)).body
  expect(cents(year.totals.consideration)).toBe(total)
  expect(cents(year.totals.fees)).toBe(sum(expected.map(({ fees }) => fees)))
  const listed = (await admin.call('GET', `/api/admin/dac7/${YEAR}/sellers`)).body.rows
  expect(listed).toMatchObject([{ consideration: total / 100, activities: 5 }])
}

test('refunds that the vendor bears lessen the quarter in which their sum was credited, others do not', async () => {
  const before = await createOver()
  await giveBack(before, 25, 'vendor')
  await complete(before)
  const after = await createOver()
  await complete(after)
  toNextPayday(app)
  await payOutVendors(app.runtime)
  await drained(app)
  expect(await transfersTo(app, ACCOUNT)).toEqual([15_500])

  await onDay('2026-05-12')
  await giveBack(after, 40.55, 'vendor')
  const generous = await createOver()
  await complete(generous)
  await giveBack(generous, 50, 'platform')
  const early = await createOver()
  await giveBack(early, 20, 'platform')
  await complete(early)
  const balance = await earnBalanceAlone()
  const { entries } = (await vendor.call('GET', '/api/pro/earnings')).body
  const earned = entries.filter(
    ({ appointmentId }: { appointmentId: string }) => appointmentId === balance.appointmentId,
  )
  expect(earned).toMatchObject([{ kind: 'balance' }])
  const cost = (6000 - cents(earned[0].amount)) / 100
  expect(cost).toBeGreaterThan(0)

  await onDay('2027-01-05')
  await giveTaxDetails(vendor)
  const nothing = { consideration: 0, fees: 0, activities: 0 }
  const first = { consideration: 65 + 49.45, fees: 2 * FEES, activities: 2 }
  const second = {
    consideration: (24_000 - cents(cost)) / 100,
    fees: (1074 + cents(cost)) / 100,
    activities: 3,
  }
  await allAgree([first, second, nothing, nothing])
  const admin = await createAdmin(app)
  const { text } = await downloadXml(app, admin, YEAR)
  expect(dpiProblems(text)).toEqual([])
  expect(text).toContain('<dpi:ConsQ1 currCode="EUR">114<')
  const [draft] = (await admin.call('GET', `/api/admin/dac7/${YEAR}`)).body.messages
  expect((await admin.call('POST', `/api/admin/dac7/messages/${draft._id}/filed`)).status).toBe(200)

  // After the year, for what was credited in it.
  await giveBack(before, 10, 'vendor')
  await giveBack(early, 5, 'platform')
  await allAgree([{ ...first, consideration: 104.45 }, second, nothing, nothing])
  const corrected = (await downloadXml(app, admin, YEAR)).text
  expect(dpiProblems(corrected)).toEqual([])
  expect(corrected).toContain('<dpi:MessageTypeIndic>DPI402<')
  expect(corrected).toContain('<dpi:ConsQ1 currCode="EUR">104<')
  await booksBalance(app)
})
