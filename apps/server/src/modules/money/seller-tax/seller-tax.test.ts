import { describe, expect, test } from 'vitest'
import { createClient, createVendor, loggedInVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { chargeBack, createEarned, recordCash } from '../../../testing/earned.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { COMPANY, giveTaxDetails, PERSON } from '../../../testing/tax-details.ts'
import { payOutVendors } from '../payouts/pay-out-vendors.ts'
import { transfersTo, toNextPayday } from '../../../testing/passed.ts'
import { askForTaxDetails } from '../tax-requests/ask-for-details.ts'
import { ownApp } from '../../../testing/own-app.ts'

const DAY_HOURS = 24

const app = ownApp()

const PATH = '/api/pro/tax-details'
let accounts = 0

/** A vendor who has just earned €90.00, with an account that nobody else has. */
async function createEarner() {
  const account = `acct_tax${String(++accounts).padStart(4, '0')}`
  const vendor = await createVendor(app, { payoutAccount: account })
  const client = await createClient(app)
  const earned = await createEarned(app, { vendor, client }, { at: app.clock.now() })
  return { vendor, account, earned }
}

async function sweep() {
  await askForTaxDetails(app.runtime)
  await drained(app)
}

describe('tax details', () => {
  test('are answered masked, and stored encrypted', async () => {
    const vendor = await createVendor(app, { payoutAccount: 'acct_mine1234' })
    expect((await vendor.call('GET', PATH)).body).toMatchObject({
      details: null,
      request: { askedAt: null, holdFrom: null, isHeld: false },
      payoutAccount: 'acct_…1234',
      years: [],
    })
    await giveTaxDetails(vendor, { ...PERSON, iban: COMPANY.iban })
    const { body } = await vendor.call('GET', PATH)
    expect(body.details).toMatchObject({
      firstName: 'Aoife',
      tin: '•••• 67FA',
      tinCountry: 'IE',
      iban: '•••• 5678',
    })
    expect(JSON.stringify(body)).not.toContain('1234567')
    const { rows } = await app.runtime.pool.query('select * from tax_details where vendor_id = $1', [
      vendor.id,
    ])
    expect(JSON.stringify(rows)).not.toMatch(/1234567FA|AIBK/)
  })

  test('keep a number that is not typed again, and forget an IBAN that is removed', async () => {
    const vendor = await createVendor(app)
    await giveTaxDetails(vendor, COMPANY)
    const { tin: _, iban: __, ...rest } = COMPANY
    await giveTaxDetails(vendor, { ...rest, city: 'Limerick' })
    expect((await vendor.call('GET', PATH)).body.details).toMatchObject({
      kind: 'entity',
      city: 'Limerick',
      tin: '•••• 435F',
      iban: '•••• 5678',
      firstName: null,
    })
    await giveTaxDetails(vendor, { ...rest, iban: null })
    expect((await vendor.call('GET', PATH)).body.details).toMatchObject({ tin: '•••• 435F', iban: null })
  })

  test('keep no number of a person for a company, nor the other way', async () => {
    const vendor = await createVendor(app)
    const { tin: _, ...company } = COMPANY
    await giveTaxDetails(vendor, PERSON)
    const refused = await vendor.call('PUT', PATH, company)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['tin']])
    await giveTaxDetails(vendor, COMPANY)
    const { tin: __, ...person } = PERSON
    expect((await vendor.call('PUT', PATH, person)).status).toBe(400)
    expect((await vendor.call('GET', PATH)).body.details).toMatchObject({ kind: 'entity', tin: '•••• 435F' })
  })

  test.each([
    ['a wrong check letter', { tin: '1234567TA' }, ['tin']],
    ['no tax number', { tin: undefined }, ['tin']],
    ['no name', { firstName: '', lastName: '  ' }, ['firstName', 'lastName']],
    ['a birthday in the future', { birthDate: '2090-01-01' }, ['birthDate']],
    ['a country that there is not', { country: 'XX' }, ['country']],
    ['a mistyped IBAN', { iban: 'IE29AIBK93115212345679' }, ['iban']],
    ['no number although living in Ireland', { hasNoTin: true }, ['hasNoTin']],
  ])('are refused with %s', async (_, part, fields) => {
    const vendor = await createVendor(app)
    const { status, body } = await vendor.call('PUT', PATH, { ...PERSON, ...part })
    expect([status, Object.keys(body.fields)]).toEqual([400, fields])
    expect((await vendor.call('GET', PATH)).body.details).toBeNull()
  })

  test('are only for vendors, each its own', async () => {
    const vendor = await createVendor(app)
    await giveTaxDetails(vendor)
    expect((await (await createClient(app)).call('GET', PATH)).status).toBe(403)
    expect((await (await createVendor(app)).call('GET', PATH)).body.details).toBeNull()
  })
})

describe('a vendor without tax details', () => {
  test('is asked after the first earning, reminded after 30 days, and not paid after 60 until it gives them', async () => {
    const { vendor, account } = await createEarner()
    const heads = async () => (await mailsTo(app, vendor.email, 0)).map(({ subject }) => subject)
    await sweep()
    await sweep()
    expect(await heads()).toEqual(['Add your tax details'])
    app.clock.advance(29 * DAY_HOURS)
    await sweep()
    expect(await heads()).toHaveLength(1)
    app.clock.advance(1 * DAY_HOURS)
    await sweep()
    expect(await heads()).toEqual(['Add your tax details', 'Reminder: add your tax details'])
    expect((await (await loggedInVendor(app, vendor)).call('GET', PATH)).body.request).toMatchObject({
      isHeld: false,
    })

    app.clock.advance(30 * DAY_HOURS)
    await sweep()
    expect((await heads()).at(-1)).toBe('Your payouts are on hold: tax details missing')
    const held = await loggedInVendor(app, vendor)
    expect((await held.call('GET', PATH)).body.request).toMatchObject({ isHeld: true })
    const { body: summary } = await held.call('GET', '/api/pro/earnings/summary')
    expect(summary.nextPayout).toMatchObject({ amount: 90, taxDetailsMissing: true })
    toNextPayday(app)
    await payOutVendors(app.runtime)
    await drained(app)
    expect(await transfersTo(app, account)).toEqual([])

    await giveTaxDetails(held)
    await payOutVendors(app.runtime)
    await drained(app)
    expect(await transfersTo(app, account)).toEqual([9000])
    const { body } = await held.call('GET', '/api/pro/earnings/summary')
    expect(body.nextPayout.taxDetailsMissing).toBe(false)
    const before = await heads()
    app.clock.advance(90 * DAY_HOURS)
    await sweep()
    expect(await heads()).toEqual(before)
    const { body: after } = await (await loggedInVendor(app, vendor)).call('GET', PATH)
    expect(after.request).toMatchObject({ holdFrom: null, isHeld: false })
  })

  test('is paid as usual while it was not reminded twice', async () => {
    const { account } = await createEarner()
    await sweep()
    app.clock.advance(45 * DAY_HOURS)
    await sweep()
    toNextPayday(app)
    await payOutVendors(app.runtime)
    await drained(app)
    expect(await transfersTo(app, account)).toEqual([9000])
  })

  test('is asked once by several sweeps at once, and never if it gave them before', async () => {
    const { vendor } = await createEarner()
    const early = await createVendor(app)
    await giveTaxDetails(early)
    await createEarned(app, { vendor: early, client: await createClient(app) }, { at: app.clock.now() })
    await Promise.all(Array.from({ length: 4 }, () => askForTaxDetails(app.runtime)))
    await drained(app)
    expect(await mailsTo(app, vendor.email, 1)).toHaveLength(1)
    expect(await mailsTo(app, early.email, 0)).toEqual([])
  })

  test('sees the figures of past years alone, and none where all was taken back', async () => {
    const vendor = await createVendor(app)
    const client = await createClient(app)
    const earned = await createEarned(app, { vendor, client }, { at: new Date('2025-12-31T23:30:00Z') })
    await createEarned(app, { vendor, client }, { at: new Date('2026-01-01T00:30:00Z') })
    await recordCash(app, earned, { at: new Date('2025-03-31T23:30:00Z'), cents: 1234 })
    const lost = await createEarned(app, { vendor, client }, { at: new Date('2024-05-06T10:00:00Z') })
    await chargeBack(app, lost, { at: new Date('2024-06-07T10:00:00Z'), cents: 9900 })
    app.clock.set(new Date('2026-11-18T12:00:00Z'))
    const { body } = await vendor.call('GET', PATH)
    expect(body.years).toEqual([
      {
        year: 2025,
        quarters: [
          { consideration: 0, fees: 0, activities: 0 },
          { consideration: 12.34, fees: 0, activities: 1 },
          { consideration: 0, fees: 0, activities: 0 },
          { consideration: 90, fees: 9, activities: 1 },
        ],
      },
    ])
  })
})
