import { formatEuro } from './money.ts'
import { formatMoment, formatSlot } from './moment-text.ts'
import { quoteName, type QuoteItem, quoteTotal } from './quote.ts'
import type { Slot } from './slot.ts'

interface QuoteInWords {
  version: number
  slot: Slot
  items: readonly QuoteItem[]
  words: string | null
  expiresAt: Date
}

/** Returns a quote's version as text, for emails, the inbox and clients that do not show quotes. */
export function quoteText({ version, slot, items, words, expiresAt }: QuoteInWords, now: Date): string {
  const what = `Quote, version ${version}: ${quoteName(items)}, ${formatEuro(quoteTotal(items))}`
  const text = `${what}. ${formatSlot(slot, now)}. Expires ${formatMoment(expiresAt, now)}.`
  return words === null ? text : `${text}\n${words}`
}

/** Stands for the first line while the text around it is sought; no label has it. */
const FIRST_LINE = '\u0000'

/**
 * Returns the first line and the words of a quote's version in its text, of which passages may have been replaced; null if
 * more than those was replaced.
 */
export function quoteWordsIn(
  text: string,
  { items, ...quote }: Omit<QuoteInWords, 'words'>,
  now: Date,
): { label: string; words: string | null } | null {
  const [first, ...others] = items
  const unnamed = quoteText(
    { ...quote, items: [{ ...first!, label: FIRST_LINE }, ...others], words: null },
    now,
  )
  const [before, after] = unnamed.split(FIRST_LINE) as [string, string]
  const end = text.indexOf(after, before.length)
  if (!text.startsWith(before) || end < 0) return null
  const rest = text.slice(end + after.length)
  if (rest !== '' && !rest.startsWith('\n')) return null
  return { label: text.slice(before.length, end), words: rest === '' ? null : rest.slice(1) }
}
