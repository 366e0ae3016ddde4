// covers: ASVS 6.1.2, 6.2.5, 6.2.11
import { expect, test } from 'vitest'
import { isObviousPassword } from './password.ts'

const obvious = (password: string) =>
  isObviousPassword(password, 'aoife.byrne@example.test', ['Baile Glas', 'Personal Chef'])

test.each([
  ['the name of the product', 'Anseo2026!'],
  ['a trade', 'personal-chef1'],
  ['the name of the brand', 'BaileGlas#1'],
  ['the own name in the address', 'Aoife_Byrne99'],
  ['letters with accents', 'Ánseó123'],
])('%s with digits and signs around it is obvious', (_name, password) => {
  expect(obvious(password)).toBe(true)
})

test.each([
  ['such a word among others', 'anseo-demo-1'],
  ['digits alone', '48151623421'],
  ['a word of no meaning here', 'larkspur-77'],
])('%s is not', (_name, password) => {
  expect(obvious(password)).toBe(false)
})
