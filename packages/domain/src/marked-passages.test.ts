import { describe, expect, test } from 'vitest'
import { markPassage, partsOf, passagesProblem, redact } from './marked-passages.ts'

const TEXT = 'Avoid. She stole a ring and lives at 4 Elm Row. Also late.'
const passage = (words: string, text = TEXT) => {
  const from = text.indexOf(words)
  return { from, to: from + words.length }
}
const marked = [passage('She stole a ring'), passage('4 Elm Row')]

describe('marking', () => {
  test.each([
    ['leaves out the spaces around', ' and lives ', ['and lives']],
    ['does nothing for spaces alone', ' ', []],
  ])('%s', (_what, words, found) => {
    const passages = markPassage(TEXT, [], passage(words))
    expect(passages.map(({ from, to }) => TEXT.slice(from, to))).toEqual(found)
  })

  test('joins passages that meet, and keeps the others in order', () => {
    const next = markPassage(TEXT, marked, passage('a ring and lives'))
    expect(next).toEqual([passage('She stole a ring and lives'), passage('4 Elm Row')])
    expect(markPassage(TEXT, marked, passage('Avoid.'))).toEqual([passage('Avoid.'), ...marked])
  })

  test('never halves a character', () => {
    const text = 'So 😀 late'
    expect(markPassage(text, [], { from: 4, to: 8 })).toEqual([{ from: 3, to: 8 }])
    expect(markPassage(text, [], { from: 0, to: 4 })).toEqual([{ from: 0, to: 5 }])
  })
})

test('removes exactly the marked passages', () => {
  expect(redact(TEXT, marked)).toBe('Avoid. [removed] and lives at [removed]. Also late.')
  expect(redact(TEXT, [{ from: 0, to: TEXT.length }])).toBe('[removed]')
  expect(
    partsOf(TEXT, marked)
      .map(({ text }) => text)
      .join(''),
  ).toBe(TEXT)
})

describe('passages', () => {
  test.each([
    ['none', []],
    ['twice the same', [marked[0]!, marked[0]!]],
    ['out of order', marked.toReversed()],
    ['past the end', [{ from: 50, to: 500 }]],
    ['backwards', [{ from: 9, to: 3 }]],
    ['before the start', [{ from: -5, to: 4 }]],
    ['of a space', [{ from: 6, to: 7 }]],
    ['too many', Array.from({ length: 51 }, (_, index) => ({ from: index, to: index + 1 }))],
  ])('%s are refused', (_what, passages) => {
    expect(passagesProblem('x'.repeat(5) + TEXT.slice(5), passages)?.code).toBe('PASSAGES_INVALID')
  })

  test('in order and apart are fine', () => {
    expect(passagesProblem(TEXT, marked)).toBeNull()
  })

  test('so short that the text would not fit any more are refused', () => {
    const text = 'a b '.repeat(500)
    expect(passagesProblem(text, [{ from: 0, to: 1 }])?.code).toBe('PASSAGES_TOO_SHORT')
    expect(passagesProblem(text, [{ from: 0, to: 9 }])).toBeNull()
  })
})
