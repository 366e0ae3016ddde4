import { expect, test } from 'vitest'
import { isIban, normaliseIban } from './iban.ts'

test('an IBAN is read with spaces and in small letters', () => {
  expect(normaliseIban('ie29 aibk 9311 5212 3456 78')).toBe('IE29AIBK93115212345678')
  expect(isIban('IE29AIBK93115212345678')).toBe(true)
})

test.each(['IE29AIBK93115212345679', 'IE28AIBK93115212345678', 'IE29', '1E29AIBK93115212345678', ''])(
  '%s is no IBAN',
  (text) => expect(isIban(text)).toBe(false),
)
