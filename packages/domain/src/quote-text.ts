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
