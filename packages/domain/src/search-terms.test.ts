import { expect, test } from 'vitest'
import { readSearchTerms } from './search-terms.ts'

test.each([
  ['Ciara Ní  Nualláin', { text: 'Ciara Ní  Nualláin' }],
  [' ciara@example.ie ', { text: 'ciara@example.ie' }],
  ['087 555 0148', { phoneEnd: '875550148' }],
  ['+353 (87) 555-0148', { phoneEnd: '353875550148' }],
  ['+353 (0)87 555 0148', { phoneEnd: '353875550148' }],
  ['R-000123', { receiptNumber: 123, eircode: 'R00 0123', text: 'R-000123' }],
  ['000123', { receiptNumber: 123 }],
  ['875550', { receiptNumber: 875_550, phoneEnd: '875550' }],
  ['d06w2p7', { eircode: 'D06 W2P7', text: 'd06w2p7' }],
  ['pi_3QK4xD2eZvKYlo2C', { providerId: 'pi_3QK4xD2eZvKYlo2C', text: 'pi_3QK4xD2eZvKYlo2C' }],
  ['mary_kelly', { providerId: 'mary_kelly', text: 'mary_kelly' }],
  ['0B4F5A6E-1111-4222-8333-444455556666', { id: '0b4f5a6e-1111-4222-8333-444455556666' }],
  ['ci', {}],
  ["'’'", {}],
  ["O'B", {}],
  ["O'Br", { text: "O'Br" }],
  ['', {}],
])('%j is read as %j', (typed, terms) => {
  expect(readSearchTerms(typed)).toEqual(terms)
})
