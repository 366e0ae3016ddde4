import { expect, test } from 'vitest'
import { messageProblem, trimMessage } from './chat-rules.ts'

// covers: §5.24
test('a message is trimmed, not empty, and has at most 2,000 characters', () => {
  expect([' \n\t ', ' hi ', 'x'.repeat(2000), 'x'.repeat(2001)].map(trimMessage).map(messageProblem)).toEqual(
    ['EMPTY', null, null, 'TOO_LONG'],
  )
})
