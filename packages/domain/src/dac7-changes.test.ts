import { expect, test } from 'vitest'
import { reportChanges } from './dac7-changes.ts'
import { type SellerRecord, sumOfYear, wholeEuro, yearFigures } from './dac7-record.ts'

const record = (considerationCents: number, name = 'Aoife'): SellerRecord => ({
  identity: {
    kind: 'individual',
    firstName: name,
    lastName: 'Byrne',
    birthDate: '1990-04-23',
    birthCity: null,
    birthCountry: null,
    legalName: null,
    registrationNumber: null,
    residences: ['IE'],
    address: { street: '1 Main Street', line2: null, city: 'Cork', postcode: null, country: 'IE' },
    tin: { number: '1234567FA', country: 'IE' },
    vatNumber: null,
    accounts: [],
  },
  figures: yearFigures(new Map([[2, { considerationCents, feeCents: 450, activities: 1 }]])),
})

test('new sellers, changed ones and those without activity are told apart', () => {
  const filed = new Map([
    ['same', { docRefId: 'D1', record: record(9000) }],
    ['earned', { docRefId: 'D2', record: record(9000) }],
    ['renamed', { docRefId: 'D3', record: record(9000) }],
    ['gone', { docRefId: 'D4', record: record(9000) }],
  ])
  const current = new Map([
    ['same', record(9000)],
    ['earned', record(4500)],
    ['renamed', record(9000, 'Niamh')],
    ['new', record(100)],
  ])
  const { additions, corrections, deletions } = reportChanges(filed, current)
  expect(additions).toEqual([{ vendorId: 'new', record: record(100), corrects: null }])
  expect(corrections.map(({ vendorId, corrects }) => [vendorId, corrects])).toEqual([
    ['earned', 'D2'],
    ['renamed', 'D3'],
  ])
  expect(deletions).toEqual([{ vendorId: 'gone', record: record(9000), corrects: 'D4' }])
})

test('nothing is corrected for cents that the message does not show, nor for another order of fields', () => {
  const before = record(9000)
  const stored = JSON.parse(JSON.stringify({ figures: before.figures, identity: before.identity }))
  const filed = new Map([['a', { docRefId: 'D1', record: stored as SellerRecord }]])
  expect(reportChanges(filed, new Map([['a', record(9049)]]))).toMatchObject({ corrections: [] })
  expect(reportChanges(filed, new Map([['a', record(9050)]])).corrections).toHaveLength(1)
})

test('amounts are rounded to whole euro, halves away from zero', () => {
  expect([0, 49, 50, 149, 150, -49, -50, -150].map(wholeEuro)).toEqual([0, 0, 1, 1, 2, 0, -1, -2])
})

test('a year is the sum of its quarters', () => {
  const quarter = { considerationCents: 101, feeCents: 9, activities: 2 }
  const figures = yearFigures(new Map([[1, quarter], [4, quarter]])) // prettier-ignore
  expect(sumOfYear(figures)).toEqual({ considerationCents: 202, feeCents: 18, activities: 4 })
})
