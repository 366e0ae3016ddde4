import { MARKED_PASSAGES_MAX, MARKED_TEXT_MAX_LENGTH } from './limits.ts'
import { problem, type Problem } from './problem.ts'

/** A passage of a text that is to be removed: from this character up to, not including, that one (UTF-16 units). */
export interface Passage {
  from: number
  to: number
}

/** Stands in a text for each passage that was removed. */
export const REMOVED_PASSAGE = '[removed]'

/**
 * Adds a passage to marked ones, without the spaces around it and in one with those that it meets.
 * @returns the passages in order; the same ones if it holds no words.
 */
export function markPassage(text: string, marked: readonly Passage[], added: Passage): readonly Passage[] {
  const words = text.slice(added.from, added.to)
  if (words.trim() === '') return marked
  let from = added.from + (words.length - words.trimStart().length)
  let to = added.to - (words.length - words.trimEnd().length)
  if (isInsidePair(text, from)) from -= 1
  if (isInsidePair(text, to)) to += 1
  const apart = marked.filter((one) => one.to < from || one.from > to)
  for (const one of marked) {
    if (apart.includes(one)) continue
    from = Math.min(from, one.from)
    to = Math.max(to, one.to)
  }
  return [...apart, { from, to }].toSorted((a, b) => a.from - b.from)
}

/** Returns whether an offset lies between the two halves of one character. */
const isInsidePair = (text: string, at: number): boolean => (text.codePointAt(at - 1) ?? 0) > 0xff_ff

/** A piece of a text; `at` is its offset. */
export interface TextPart {
  at: number
  text: string
  isMarked: boolean
}

/** Splits a text at its marked passages. */
export function partsOf(text: string, marked: readonly Passage[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const add = (to: number, isMarked: boolean) => {
    if (to > at) parts.push({ at, text: text.slice(at, to), isMarked })
    at = to
  }
  for (const { from, to } of marked) {
    add(from, false)
    add(to, true)
  }
  add(text.length, false)
  return parts
}

/** Returns a text with each marked passage replaced by `REMOVED_PASSAGE`. */
export const redact = (text: string, marked: readonly Passage[]): string =>
  partsOf(text, marked)
    .map((part) => (part.isMarked ? REMOVED_PASSAGE : part.text))
    .join('')

/**
 * Returns why these passages of a text cannot be removed: they have to be in order, apart, and hold words; the text that
 * remains has to fit where it is stored.
 */
export function passagesProblem(text: string, marked: readonly Passage[]): Problem | null {
  const isInOrder = marked.every(
    ({ from, to }, index) =>
      from >= (marked[index - 1]?.to ?? 0) &&
      to <= text.length &&
      text.slice(from, to).trim() !== '' &&
      !isInsidePair(text, from) &&
      !isInsidePair(text, to),
  )
  const isFew = marked.length > 0 && marked.length <= MARKED_PASSAGES_MAX
  if (!isInOrder || !isFew) return problem('PASSAGES_INVALID')
  return redact(text, marked).length > MARKED_TEXT_MAX_LENGTH ? problem('PASSAGES_TOO_SHORT') : null
}
