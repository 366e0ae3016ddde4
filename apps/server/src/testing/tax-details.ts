import { expect } from 'vitest'
import type { Actor } from './actors.ts'
import type { TestApp } from './test-app.ts'

const DIGITS = 7
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2]
const LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV'

/** Returns the Irish tax number with these digits. */
export function irishTaxNumber(number: number): string {
  const digits = String(number).padStart(DIGITS, '0')
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return `${digits}${LETTERS[sum % LETTERS.length]}`
}

/** Tax details of a person in Cork. */
export const PERSON = {
  kind: 'individual',
  firstName: 'Aoife',
  lastName: 'Byrne',
  birthDate: '1990-04-23',
  street: '1 Main Street',
  city: 'Cork',
  postcode: 'T12 X4Y7',
  country: 'IE',
  tin: '1234567FA',
}

/** Tax details of a company. */
export const COMPANY = {
  kind: 'entity',
  legalName: 'Byrne & Daughters Limited',
  registrationNumber: '654321',
  street: '2 Quay',
  line2: 'Unit 4',
  city: 'Galway',
  country: 'IE',
  tin: '6433435F',
  vatNumber: 'IE6433435F',
  iban: 'IE29 AIBK 9311 5212 3456 78',
}

/** Gives a vendor's tax details over HTTP. */
export async function giveTaxDetails(vendor: Actor, details: object = PERSON): Promise<void> {
  const reply = await vendor.call('PUT', '/api/pro/tax-details', details)
  expect(reply).toMatchObject({ status: 200 })
}

/** The operator's own details, all empty. */
export const NO_OPERATOR = {
  taxpayerName: '',
  taxpayerNumber: '',
  taxpayerStreet: '',
  taxpayerCity: '',
  taxpayerPostcode: '',
}

/** Changes the operator's own details. */
export async function setOperator(admin: Actor, operator: object): Promise<void> {
  expect((await admin.call('PATCH', '/api/admin/settings', operator)).status).toBe(200)
}

/** Downloads a file of a year and returns its XML. */
export async function downloadXml(
  app: TestApp,
  admin: Actor,
  year: number,
  query = '',
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${app.url}/api/admin/dac7/${year}.xml${query}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  return { status: response.status, text: await response.text() }
}
