// @module-tag time
import { expect, test } from 'vitest'
import { isRepeat, messageProblem, trimMessage } from './chat-rules.ts'

// covers: §5.24
test('a message is trimmed, not empty, and has at most 2,000 characters', () => {
  expect([' \n\t ', ' hi ', 'x'.repeat(2000), 'x'.repeat(2001)].map(trimMessage).map(messageProblem)).toEqual(
    ['EMPTY', null, null, 'TOO_LONG'],
  )
})

test('the same text to the same receiver within two seconds is a repeat', () => {
  const first = { senderId: 'a', receiverId: 'b', content: 'hi', sentAt: new Date(10_000) }
  const repeats = (changes: Partial<typeof first>) => isRepeat(first, { ...first, ...changes })
  expect(repeats({ sentAt: new Date(12_000) })).toBe(true)
  expect(repeats({ sentAt: new Date(12_001) })).toBe(false)
  expect(repeats({ receiverId: 'c' })).toBe(false)
  expect(repeats({ content: 'hi!' })).toBe(false)
})
