import { describe, expect, test } from 'vitest'
import { quoteText, quoteWordsIn } from './quote-text.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const items = [
  { label: 'Cut', cents: 5000 },
  { label: 'Colour', cents: 7000 },
]
const quote = {
  version: 2,
  slot: { start: new Date('2026-11-28T10:00:00Z'), end: new Date('2026-11-28T12:00:00Z') },
  items,
  expiresAt: new Date('2026-11-20T12:00:00Z'),
}
const text = quoteText({ ...quote, words: 'Ring twice.\nThe bell is broken.' }, NOW)

describe('in the text of a quote', () => {
  test('its first line and its words are found, also where passages of them were replaced', () => {
    expect(quoteWordsIn(text, quote, NOW)).toEqual({
      label: 'Cut',
      words: 'Ring twice.\nThe bell is broken.',
    })
    const redacted = text.replace('Cut', '[removed]').replace('twice', '[removed]')
    expect(quoteWordsIn(redacted, quote, NOW)).toEqual({
      label: '[removed]',
      words: 'Ring [removed].\nThe bell is broken.',
    })
    const wordless = quoteText({ ...quote, words: null }, NOW)
    expect(quoteWordsIn(wordless, quote, NOW)).toEqual({ label: 'Cut', words: null })
  })

  test.each([
    'This message was removed.',
    text.replace('Quote', '[removed]'),
    text.replace('Expires', '[removed]'),
    text.replace('\n', ' '),
  ])('nothing is found where more was replaced: %j', (replaced) => {
    expect(quoteWordsIn(replaced, quote, NOW)).toBeNull()
  })
})
