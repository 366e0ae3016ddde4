import { expect, test } from 'vitest'
import { fillReply } from './saved-reply.ts'

const next = { start: new Date('2026-11-28T10:00:00Z'), end: new Date('2026-11-28T12:00:00Z') }

test('a saved reply is filled in from the conversation', () => {
  const text = 'Hi {name}, see you on {date} at {time}. Bye {name}.'
  expect(fillReply(text, { name: 'Ciara', next })).toBe(
    'Hi Ciara, see you on Sat 28 Nov at 10:00 AM. Bye Ciara.',
  )
})

test('a date of another year names it', () => {
  const facts = { name: null, next, now: new Date('2027-01-02T10:00:00Z') }
  expect(fillReply('On {date}?', facts)).toBe('On Sat 28 Nov 2026?')
})

test('what is not known, or no placeholder, stays as it was written', () => {
  expect(fillReply('{name} {date} {price} $& {', { name: null, next: null })).toBe(
    '{name} {date} {price} $& {',
  )
  expect(fillReply('Hi {name}', { name: '$& {date}', next })).toBe('Hi $& {date}')
})
