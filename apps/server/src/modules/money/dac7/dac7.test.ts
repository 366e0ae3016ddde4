import type { Dac7MessageOnWire } from '@anseo/contract/dac7'
import { describe, expect, test } from 'vitest'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { dpiProblems } from '../../../testing/dpi/validate-dpi.ts'
import { chargeBack, createEarned, type EarnedAppointment, recordCash } from '../../../testing/earned.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { fetchFile } from '../../../testing/requests.ts'
import {
  COMPANY,
  downloadXml,
  giveTaxDetails,
  NO_OPERATOR,
  PERSON,
  setOperator,
} from '../../../testing/tax-details.ts'
import { notifyOfCopies } from '../seller-tax/notify-of-copies.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: new Date('2027-01-04T12:00:00Z') })
const admin = ownActor(app, createAdmin)
const client = ownActor(app, createClient)

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const valuesOf = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<(?:dpi|stf):${element}[^>]*>([^<]*)<`, 'g'))].map(([, value]) => value)
const yearOf = async (year: number) => (await admin.call('GET', `/api/admin/dac7/${year}`)).body
/** The newest file of a kind that was not filed. */
const draftOf = async (year: number, kind: string) =>
  (await yearOf(year)).messages.find((each: Dac7MessageOnWire) => each.kind === kind && !each.filedAt)?._id
const file = (id: string) => admin.call('POST', `/api/admin/dac7/messages/${id}/filed`)

/** A seller who earned €90.00 on a day, with details unless they are null. */
async function createSeller(
  day: string,
  details: object | null = PERSON,
  name = 'Aoife Byrne',
): Promise<EarnedAppointment> {
  const vendor = await createVendor(app, { name, payoutAccount: 'acct_seller1234' })
  const earned = await createEarned(app, { vendor, client }, { at: at(day) })
  if (details) await giveTaxDetails(vendor, details)
  return earned
}

test('a year needs the operator’s own details first, and says which', async () => {
  await setOperator(admin, NO_OPERATOR)
  const { body } = await admin.call('GET', '/api/admin/dac7')
  expect(body.operatorMissing).toEqual(['Legal name', 'Tax reference number', 'Street', 'Town or city'])
  expect(body.years[0]).toEqual({ year: 2027, isOver: false, dueOn: '2028-01-31', filedAt: null })
  const refused = await downloadXml(app, admin, 2025)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('legal name, tax reference number, street, town or city')
  expect((await admin.call('PATCH', '/api/admin/settings', { taxpayerNumber: '1234567A' })).status).toBe(400)
  for (const name of Object.keys(NO_OPERATOR)) {
    expect((await admin.call('POST', `/api/admin/settings/${name}/revert`)).status).toBe(200)
  }
  expect((await admin.call('GET', '/api/admin/dac7')).body.operatorMissing).toEqual([])
})

test('a year without sellers is a nil return, which is valid and filed once', async () => {
  const { status, text } = await downloadXml(app, admin, 2025)
  expect(status).toBe(200)
  expect(dpiProblems(text)).toEqual([])
  expect(valuesOf(text, 'MessageTypeIndic')).toEqual(['DPI403'])
  expect(text).not.toContain('ReportableSeller')
  const again = await downloadXml(app, admin, 2025)
  expect(again.text).toBe(text)
  const id = await draftOf(2025, 'nil')
  expect(await file(id)).toMatchObject({ status: 200 })
  expect(await file(id)).toMatchObject({ status: 409, body: { code: 'DAC7_OUTDATED' } })
  expect((await downloadXml(app, admin, 2025)).text).toBe(text)
})

describe('a year with sellers', () => {
  let person: EarnedAppointment
  let company: EarnedAppointment
  let silent: EarnedAppointment

  test('is reported in the schema: identity, quarters of Dublin, fees, and no one without details', async () => {
    person = await createSeller('2026-02-10')
    await recordCash(app, person, { at: at('2026-05-05'), cents: 4550 })
    company = await createSeller('2026-06-30', COMPANY)
    // 23:30 in Dublin on 30 June is 22:30 in UTC, and still June.
    await createEarned(
      app,
      { vendor: company.vendor, client },
      { at: new Date('2026-06-30T22:30:00Z'), feeCents: 2051 },
    )
    await createEarned(app, { vendor: company.vendor, client }, { at: at('2026-08-01'), costCents: 75 })
    silent = await createSeller('2026-09-09', null, 'Áine Zimmer')
    await createSeller('2027-01-02')
    const { status, text } = await downloadXml(app, admin, 2026)
    expect(status).toBe(200)
    expect(dpiProblems(text)).toEqual([])
    expect(valuesOf(text, 'MessageTypeIndic')).toEqual(['DPI401'])
    expect(valuesOf(text, 'TIN')).toEqual(['6433435F', ...tinsInOrder(text)])
    expect(text).toContain('<dpi:Name>Byrne &amp; Daughters Limited</dpi:Name>')
    expect(valuesOf(text, 'DocTypeIndic')).toEqual(['OECD1', 'OECD1', 'OECD1'])
    expect(quartersOf(text, '1234567FA')).toEqual({
      Cons: [90, 46, 0, 0],
      Numb: [1, 1, 0, 0],
      Fees: [9, 0, 0, 0],
    })
    expect(quartersOf(text, '6433435F')).toEqual({
      Cons: [0, 111, 89, 0],
      Numb: [0, 2, 1, 0],
      Fees: [0, 18, 10, 0],
    })
    expect(await yearOf(2026)).toMatchObject({
      totals: {
        sellers: 3,
        withoutDetails: 1,
        consideration: 90 + 45.5 + 90 + 20.51 + 89.25 + 90,
        considerationWithoutDetails: 90,
        fees: 9 + 9 + 9 + 9.75 + 9,
        activities: 6,
      },
      next: { isNil: false, additions: 2, corrections: 0, deletions: 0, operatorChanged: false },
      messages: [{ kind: 'new', sellers: 2, filedAt: null, createdBy: 'Maeve Tierney' }],
    })
  })

  test('lists its sellers masked, and those whose details are missing', async () => {
    const { body } = await admin.call('GET', '/api/admin/dac7/2026/sellers?limit=2')
    expect(body.rows).toHaveLength(2)
    const { body: rest } = await admin.call(
      'GET',
      `/api/admin/dac7/2026/sellers?limit=2&cursor=${body.nextCursor}`,
    )
    const rows = [...body.rows, ...rest.rows]
    expect(new Set(rows.map(({ tin }) => tin))).toEqual(new Set(['•••• 435F', '•••• 67FA', null]))
    const { body: missing } = await admin.call('GET', '/api/admin/dac7/2026/sellers?missing=true')
    expect(missing.rows).toMatchObject([
      { vendorId: silent.vendor.id, consideration: 90, tin: null, givenAt: null },
    ])
  })

  test('sorts its sellers by name both ways, page by page, and its file in the same order', async () => {
    const path = '/api/admin/dac7/2026/sellers'
    const idsBy = async (order: string) => {
      const ids: string[] = []
      for (let cursor = ''; ;) {
        const { body } = await admin.call('GET', `${path}?limit=1&order=${order}${cursor}`)
        ids.push(...body.rows.map(({ vendorId }: { vendorId: string }) => vendorId))
        if (body.nextCursor === null) return ids
        cursor = `&cursor=${body.nextCursor}`
      }
    }
    const ids = await idsBy('name')
    expect(ids[0]).toBe(silent.vendor.id)
    expect(ids.slice(1)).toEqual([person.vendor.id, company.vendor.id].toSorted())
    expect(await idsBy('name-desc')).toEqual(ids.toReversed())
    const file = await fetchFile(app, admin, `${path}.csv?order=name-desc`)
    const lines = new TextDecoder().decode(file.bytes).trim().split('\n').slice(1)
    expect(lines.map((line) => line.split(',')[0])).toEqual(ids.toReversed())
    expect(lines[2]).toMatch(/^[^,]+,Áine Zimmer,,,90,9,1,/)
    // Numbers stay as masked as in the list.
    expect(lines.join('\n')).not.toMatch(/6433435F|1234567FA/)
    expect((await admin.call('GET', `${path}?order=paid`)).status).toBe(400)
    const reader = await createAdmin(app, { role: 'reader' })
    expect((await fetchFile(app, reader, `${path}.csv`)).status).toBe(403)
  })

  test('says the same when it is downloaded again, under the same references', async () => {
    const first = await downloadXml(app, admin, 2026)
    const again = await downloadXml(app, admin, 2026)
    expect(again.text).toBe(first.text)
    expect((await yearOf(2026)).messages).toHaveLength(1)
  })

  test('is filed once by several at once, and tells its sellers', async () => {
    const id = await draftOf(2026, 'new')
    const replies = await Promise.all(Array.from({ length: 5 }, () => file(id)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    await drained(app)
    const [mail] = await mailsTo(app, person.vendor.email)
    expect(mail).toMatchObject({ subject: 'Your tax report for 2026 is ready' })
    expect((await yearOf(2026)).next).toMatchObject({ additions: 0, corrections: 0, deletions: 0 })
    const { body } = await admin.call('GET', '/api/admin/audit?kind=tax-report')
    expect(body.entries.map(({ action }: { action: string }) => action)).toContain('tax-report.filed')
  })

  test('corrects what a later loss took back, in the quarter of the earning', async () => {
    await chargeBack(app, person, { at: at('2027-01-03'), cents: 4000 })
    const { text } = await downloadXml(app, admin, 2026)
    expect(dpiProblems(text)).toEqual([])
    expect(valuesOf(text, 'MessageTypeIndic')).toEqual(['DPI402'])
    expect(valuesOf(text, 'DocTypeIndic')).toEqual(['OECD0', 'OECD2'])
    const filed = await downloadXml(app, admin, 2026, `?message=${(await yearOf(2026)).messages[1]._id}`)
    const [operatorRef, ...sellerRefs] = valuesOf(filed.text, 'DocRefId')
    expect(valuesOf(text, 'DocRefId')[0]).toBe(operatorRef)
    expect(sellerRefs).toContain(valuesOf(text, 'CorrDocRefId')[0])
    expect(quartersOf(text, '1234567FA').Cons).toEqual([50, 46, 0, 0])
    await file(await draftOf(2026, 'corrections'))
    await chargeBack(app, { ...company }, { at: at('2027-01-03'), cents: 9000 })
    const { text: next } = await downloadXml(app, admin, 2026)
    expect(quartersOf(next, '6433435F')).toMatchObject({ Cons: [0, 21, 89, 0], Numb: [0, 1, 1, 0] })
  })

  test('adds a seller who gave its details late in a file of its own, before the corrections', async () => {
    await giveTaxDetails(silent.vendor, { ...PERSON, firstName: 'Niamh', tin: '8473625E' })
    const { text } = await downloadXml(app, admin, 2026)
    expect(dpiProblems(text)).toEqual([])
    expect([valuesOf(text, 'MessageTypeIndic'), valuesOf(text, 'DocTypeIndic')]).toEqual([
      ['DPI401'],
      ['OECD0', 'OECD1'],
    ])
    const additions = await draftOf(2026, 'new')
    const { text: corrections } = await downloadXml(app, admin, 2026, '?part=corrections')
    expect(valuesOf(corrections, 'DocTypeIndic')).toEqual(['OECD0', 'OECD2'])
    const corrected = await draftOf(2026, 'corrections')
    expect(await file(additions)).toMatchObject({ status: 200 })
    expect(await file(corrected)).toMatchObject({ status: 200 })
    expect((await yearOf(2026)).next).toMatchObject({
      additions: 0,
      corrections: 0,
      deletions: 0,
      operatorChanged: false,
    })
  })

  test('corrects the operator alone when only its own details changed', async () => {
    await setOperator(admin, { taxpayerStreet: '2 Harcourt Street' })
    expect((await yearOf(2026)).next).toMatchObject({ corrections: 0, deletions: 0, operatorChanged: true })
    const { text } = await downloadXml(app, admin, 2026)
    expect(dpiProblems(text)).toEqual([])
    expect(valuesOf(text, 'DocTypeIndic')).toEqual(['OECD2'])
    expect(valuesOf(text, 'Street')).toEqual(['2 Harcourt Street'])
  })

  test('refuses a draft that another filed file has overtaken', async () => {
    await file(await draftOf(2026, 'corrections'))
    await chargeBack(app, silent, { at: at('2027-01-03'), cents: 9000 })
    const { text } = await downloadXml(app, admin, 2026)
    expect(valuesOf(text, 'DocTypeIndic')).toEqual(['OECD0', 'OECD3'])
    expect(dpiProblems(text)).toEqual([])
    const stale = await draftOf(2026, 'corrections')
    await createEarned(app, { vendor: silent.vendor, client }, { at: at('2026-11-11') })
    await downloadXml(app, admin, 2026)
    expect(await file(await draftOf(2026, 'corrections'))).toMatchObject({ status: 200 })
    expect(await file(stale)).toMatchObject({ status: 409, body: { code: 'DAC7_OUTDATED' } })
  })
})

test('the current year can be looked at, and filed only when it is over', async () => {
  const { status, text } = await downloadXml(app, admin, 2027)
  expect([status, dpiProblems(text)]).toEqual([200, []])
  expect(await file(await draftOf(2027, 'new'))).toMatchObject({
    status: 409,
    body: { code: 'DAC7_NOT_OVER' },
  })
  expect((await downloadXml(app, admin, 2028)).status).toBe(404)
  expect((await downloadXml(app, admin, 2027, '?message=00000000-0000-4000-8000-000000000000')).status).toBe(
    404,
  )
  expect((await downloadXml(app, client, 2026)).status).toBe(403)
})

test('a seller has its own copy with its full numbers, and is told of it in January', async () => {
  const seller = await createSeller('2026-03-03', COMPANY)
  await notifyOfCopies(app.runtime)
  await drained(app)
  expect(await mailsTo(app, seller.vendor.email, 0)).toEqual([])
  app.clock.set(new Date('2027-01-15T09:00:00Z'))
  await notifyOfCopies(app.runtime)
  await notifyOfCopies(app.runtime)
  await drained(app)
  expect((await mailsTo(app, seller.vendor.email)).map(({ subject }) => subject)).toEqual([
    'Your tax report for 2026 is ready',
  ])
  const pdf = await fetch(`${app.url}/api/pro/tax-details/2026/pdf`, {
    headers: { authorization: `Bearer ${seller.vendor.token}` },
  })
  expect(pdf.headers.get('content-disposition')).toContain('tax-report-2026.pdf')
  const { extractText, getDocumentProxy } = await import('unpdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
    mergePages: true,
  })
  expect(text).toContain('6433435F (IE)')
  expect(text).toContain('IE29AIBK93115212345678')
  expect(text).toMatch(/January to March\s*€90\.00\s*€9\.00\s*1/)
  expect((await seller.vendor.call('GET', '/api/pro/tax-details/2027/pdf')).status).toBe(404)
})

const tinsInOrder = (xml: string) => valuesOf(xml, 'TIN').slice(1)

/** Returns the figures of the seller with a tax number, by quarter. */
function quartersOf(xml: string, tin: string) {
  const seller = xml
    .split('<dpi:ReportableSeller>')
    .find((part) => part.includes(`>${tin}</dpi:TIN>`) && part.includes('ConsQ1'))
  const values = (name: string) =>
    [1, 2, 3, 4].map((quarter) => Number(valuesOf(seller!, `${name}Q${quarter}`)[0]))
  return { Cons: values('Cons'), Numb: values('Numb'), Fees: values('Fees') }
}
