import { expect, test } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'
import { passwordProblem } from './password.ts'

test.each(['client@demo.test', 'A.B+c@Mail.Example.ie', "o'brien@example.com", ' a@b.ie '])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

// covers: §5.2
test.each([
  '',
  'a',
  'a@b',
  '@b.ie',
  'a@',
  'a b@c.ie',
  'a@b..ie',
  '.a@b.ie',
  'a@-b.ie',
  'a@b.ie\nBcc: x@y.ie',
  `${'a'.repeat(65)}@b.ie`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('addresses compare in lower case without blanks', () => {
  expect(normaliseEmail(' Ann@Example.IE ')).toBe('ann@example.ie')
})

test.each([
  ['1234567', 'TOO_SHORT'],
  ['12345678', null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'TOO_LONG'],
  ['Ann@Example.ie', 'IS_EMAIL'],
])('the password %s gives %s', (password, problem) => {
  expect(passwordProblem(password, 'ann@example.ie')).toBe(problem)
})
