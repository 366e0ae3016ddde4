import type { Dac7MessageOnWire } from '@anseo/contract/dac7'
import type { SellerRecord, YearFigures } from '@anseo/domain/dac7-record'
import { sumOfYear, wholeEuro } from '@anseo/domain/dac7-record'
import { quarterOf, yearSpan } from '@anseo/domain/tax-quarter'
import { createRandom } from '@anseo/test-support/random'
import { THOROUGH } from '@anseo/test-support/thorough'
import { beforeAll, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { dpiProblems } from '../../../testing/dpi/validate-dpi.ts'
import {
  chargeBack,
  createEarned,
  creditedByBooks,
  type EarnedAppointment,
  recordCash,
} from '../../../testing/earned.ts'
import { COMPANY, downloadXml, giveTaxDetails, irishTaxNumber, PERSON } from '../../../testing/tax-details.ts'
import { readFiled } from './filed-store.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const SELLERS = THOROUGH ? 200 : 12
const YEAR = 2026
const SPAN = yearSpan(YEAR)
const JANUARY = new Date('2027-01-05T12:00:00Z')

interface Seller {
  number: number
  vendor: Actor
  tin: string
  earned: (EarnedAppointment & { at: Date; cents: number })[]
  hasDetails: boolean
  /** By quarter, counted beside the product. */
  expected: { considerationCents: number; feeCents: number }[]
}

const app = ownApp({ start: JANUARY })
const admin = ownActor(app, createAdmin)
const client = ownActor(app, createClient)
const sellers: Seller[] = []

beforeAll(async () => {
  for (let index = 0; index < SELLERS; index++) sellers.push(await createSeller(index))
}, 300_000)

const random = createRandom(20_260_101)
const below = (limit: number) => random.whole(0, limit - 1)

/** A seller with up to six odd earnings all over the year, some with cash, card costs, or a dispute that it bears. */
async function createSeller(index: number): Promise<Seller> {
  const vendor = await createVendor(app, { name: `Seller ${index}`, payoutAccount: `acct_year${index}` })
  const tin = irishTaxNumber(1_000_000 + index * 7)
  const hasDetails = index % 10 !== 3
  const expected = [1, 2, 3, 4].map(() => ({ considerationCents: 0, feeCents: 0 }))
  const seller: Seller = { number: index, vendor, tin, earned: [], hasDetails, expected }
  for (let count = 1 + below(6); count > 0; count--) await earnSomething(seller, index)
  if (hasDetails) {
    const details = index % 3 === 0 ? { ...COMPANY, tin } : { ...PERSON, lastName: `Byrne ${index}`, tin }
    await giveTaxDetails(vendor, details)
  }
  return seller
}

async function earnSomething(seller: Seller, index: number): Promise<void> {
  const minutes = (SPAN.to.getTime() - SPAN.from.getTime()) / 60_000
  const at = new Date(SPAN.from.getTime() + below(minutes) * 60_000)
  const [feeCents, platformFeeCents, costCents] = [1000 + below(9000), below(900), below(2) * below(90)]
  const earned = await createEarned(
    app,
    { vendor: seller.vendor, client },
    { at, feeCents, platformFeeCents, costCents },
  )
  const quarter = seller.expected[quarterOf(at) - 1]!
  quarter.considerationCents += feeCents - costCents
  quarter.feeCents += platformFeeCents + costCents
  seller.earned.push({ ...earned, at, cents: feeCents - costCents })
  if (index % 4 === 0) {
    const cents = 1 + below(5000)
    await recordCash(app, earned, { at, cents })
    quarter.considerationCents += cents
  }
  if (index % 7 === 0) await takeBack(seller, earned, at, new Date(SPAN.to.getTime() - 1))
}

/** A dispute of part of an earning, which the seller bears: it reduces the quarter of the earning. */
async function takeBack(seller: Seller, earned: EarnedAppointment, earnedAt: Date, at: Date): Promise<void> {
  const cents = 1 + below(999)
  await chargeBack(app, earned, { at, cents })
  seller.expected[quarterOf(earnedAt) - 1]!.considerationCents -= cents
}

const showYear = async () => (await admin.call('GET', `/api/admin/dac7/${YEAR}`)).body
const fileNewest = async (kind: string) => {
  const draft = (await showYear()).messages.find(
    (each: Dac7MessageOnWire) => each.kind === kind && !each.filedAt,
  )
  expect(await admin.call('POST', `/api/admin/dac7/messages/${draft._id}/filed`)).toMatchObject({
    status: 200,
  })
}

const sumOf = (each: readonly { considerationCents: number; feeCents: number }[]) => ({
  consideration: each.reduce((sum, { considerationCents }) => sum + considerationCents, 0),
  fees: each.reduce((sum, { feeCents }) => sum + feeCents, 0),
})
const inWholeEuro = ({ expected }: Seller) =>
  expected.map(({ considerationCents }) => wholeEuro(considerationCents)).join()
const cents = (euro: number) => Math.round(euro * 100)

/** Checks a file: valid, and each seller's quarters in whole euro as they were counted beside it. */
function checkFile(xml: string, reported: readonly Seller[]): void {
  expect(dpiProblems(xml)).toEqual([])
  const blocks = xml.split('<dpi:ReportableSeller>').slice(1)
  expect(blocks).toHaveLength(reported.length)
  for (const { tin, expected } of reported) {
    const block = blocks.find((each) => each.includes(`>${tin}</dpi:TIN>`))!
    expected.forEach(({ considerationCents, feeCents }, index) => {
      expect(block).toContain(`<dpi:ConsQ${index + 1} currCode="EUR">${wholeEuro(considerationCents)}<`)
      expect(block).toContain(`<dpi:FeesQ${index + 1} currCode="EUR">${wholeEuro(feeCents)}<`)
    })
  }
}

/** Checks that the filed sums plus those of sellers without details equal the ledger to the cent. */
async function checkTotals(booksCents: number): Promise<void> {
  const { totals } = await showYear()
  const counted = sumOf(sellers.flatMap(({ expected }) => expected))
  expect(cents(totals.consideration)).toBe(counted.consideration)
  expect(counted.consideration).toBe(booksCents)
  expect(cents(totals.fees)).toBe(counted.fees)
  const filed = await readFiled(app.runtime.db, app.runtime.encryption, YEAR)
  const records = [...filed.sellers.values()].map(({ record }) =>
    sumOfYear((record as SellerRecord).figures as YearFigures),
  )
  expect(sumOf(records).consideration + cents(totals.considerationWithoutDetails)).toBe(booksCents)
}

test('a year of sellers with corrections equals the books to the cent, and each file is valid', async () => {
  const known = sellers.filter(({ hasDetails }) => hasDetails)
  const first = await downloadXml(app, admin, YEAR)
  checkFile(first.text, known)
  await fileNewest('new')
  await checkTotals(await creditedByBooks(app, SPAN.from, SPAN.to))

  // Losses after the year, and sellers who give their details late.
  const before = new Map(known.map((seller) => [seller, inWholeEuro(seller)]))
  for (const seller of known.filter(({ number }) => number % 5 === 1 && number % 7 !== 0)) {
    const last = seller.earned.at(-1)!
    await takeBack(seller, last, last.at, JANUARY)
  }
  const late = sellers.filter(({ hasDetails }) => !hasDetails)
  for (const seller of late) await giveTaxDetails(seller.vendor, { ...PERSON, tin: seller.tin })
  const added = await downloadXml(app, admin, YEAR)
  checkFile(added.text, late)
  await fileNewest('new')
  const corrected = await downloadXml(app, admin, YEAR)
  const changed = known.filter((seller) => inWholeEuro(seller) !== before.get(seller))
  expect(changed.length).toBeGreaterThan(0)
  checkFile(corrected.text, changed)
  await fileNewest('corrections')
  const { next } = await showYear()
  expect(next).toEqual({ isNil: false, additions: 0, corrections: 0, deletions: 0, operatorChanged: false })
  const { totals } = await showYear()
  const lost = await creditedByBooks(app, SPAN.to, new Date(JANUARY.getTime() + 1))
  expect(cents(totals.consideration)).toBe((await creditedByBooks(app, SPAN.from, SPAN.to)) + lost)
  expect(totals.withoutDetails).toBe(0)
}, 300_000)

test('the year before, without sellers, is a valid nil return', async () => {
  const { text } = await downloadXml(app, admin, YEAR - 1)
  expect(dpiProblems(text)).toEqual([])
  expect(text).toContain('<dpi:MessageTypeIndic>DPI403<')
})
