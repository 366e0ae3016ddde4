import { describe, expect, test } from 'vitest'
import { residencesOf, taxDetailsProblems, type TypedTaxDetails } from './tax-details.ts'

const NOW = new Date('2026-11-18T12:00:00Z')

const PERSON: TypedTaxDetails = {
  kind: 'individual',
  firstName: 'Aoife',
  lastName: 'Byrne',
  birthDate: '1990-04-23',
  country: 'IE',
  tin: '1234567FA',
  tinCountry: 'IE',
  hasNoTin: false,
}
const COMPANY: TypedTaxDetails = {
  kind: 'entity',
  legalName: 'Byrne Hair Limited',
  registrationNumber: '654321',
  country: 'IE',
  tin: '6433435F',
  tinCountry: 'IE',
  hasNoTin: false,
}
const problems = (typed: TypedTaxDetails) => Object.keys(taxDetailsProblems(typed, NOW))

describe('tax details', () => {
  test('of a person and of a company are complete', () => {
    expect(problems(PERSON)).toEqual([])
    expect(problems(COMPANY)).toEqual([])
  })

  test('ask a person for name and birthday, a company for name and registration', () => {
    const nobody = { country: 'IE', tinCountry: 'IE', hasNoTin: false }
    expect(problems({ ...nobody, kind: 'individual' })).toEqual(['firstName', 'lastName', 'birthDate'])
    expect(problems({ ...nobody, kind: 'entity' })).toEqual(['legalName', 'registrationNumber'])
  })

  test('refuse a wrong Irish number, and take one of another country as it is', () => {
    expect(problems({ ...PERSON, tin: '1234567TA' })).toEqual(['tin'])
    expect(problems({ ...PERSON, tin: '36574261809', tinCountry: 'DE' })).toEqual([])
  })

  test('without a number ask where a person was born, and are none of a person in Ireland', () => {
    const { tin: _, ...unnumbered } = PERSON
    expect(problems({ ...unnumbered, hasNoTin: true })).toEqual(['hasNoTin'])
    expect(problems({ ...unnumbered, hasNoTin: true, country: 'FR' })).toEqual(['birthCity', 'birthCountry'])
    const born = { birthCity: 'Lyon', birthCountry: 'FR' }
    expect(problems({ ...unnumbered, hasNoTin: true, country: 'FR', ...born })).toEqual([])
  })

  test('refuse birthdays of children and none, odd VAT numbers and a mistyped IBAN', () => {
    expect(problems({ ...PERSON, birthDate: '2015-01-01' })).toEqual(['birthDate'])
    expect(problems({ ...PERSON, birthDate: '1990-02-30' })).toEqual(['birthDate'])
    expect(problems({ ...PERSON, vatNumber: '1234567FA' })).toEqual(['vatNumber'])
    expect(problems({ ...PERSON, iban: 'IE29AIBK93115212345679' })).toEqual(['iban'])
  })
})

test('a seller is resident where it lives and where its number comes from', () => {
  expect(residencesOf('IE', 'IE')).toEqual(['IE'])
  expect(residencesOf('IE', 'DE')).toEqual(['IE', 'DE'])
  expect(residencesOf('FR', null)).toEqual(['FR'])
})
