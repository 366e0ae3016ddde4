import type { RequestOfVendor } from '@anseo/contract/quote-requests'
import type { QuoteOnWire } from '@anseo/contract/quotes'
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { MAX_HOURS, MAX_QUOTE_CENTS, MAX_QUOTE_ITEMS } from '@anseo/domain/limits'
import { centsToEuro } from '@anseo/domain/money'
import { centsFromText } from '@anseo/domain/typed-amount'
import { isQuotable } from '@anseo/domain/quote'
import { MINUTES_AN_HOUR, type Slot, slotFrom, slotFromWire, slotHours, slotToWire } from '@anseo/domain/slot'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { CLOCKS_TEXT } from '../../appointments/chosen-time.ts'
import type { VendorAppointment } from '../../queries/appointments.ts'
import type { QuoteBody } from '../../queries/quotes.ts'

/** A line as it is being typed. */
export interface DraftLine {
  /** Identifies the line while others are added and removed. */
  key: string
  label: string
  euro: string
}

/** A quote as it is being typed. */
export interface QuoteDraft {
  slotDate: string
  startTime: string
  hours: number
  lines: DraftLine[]
  words: string
  validHours: QuoteBody['validHours']
}

/** The slot of an open booking request. */
export type AskedSlot = Pick<VendorAppointment, 'slotDate' | 'startTime' | 'facts'>

/** Returns a new line without text or amount. */
export const emptyLine = (): DraftLine => ({ key: crypto.randomUUID(), label: '', euro: '' })

/**
 * Returns the draft of a new quote, or of a changed version. A new quote is for the time that the client has asked for, in
 * a request to several vendors or for a booking, and otherwise for ten o'clock tomorrow.
 */
export function startDraft(
  version: QuoteOnWire | undefined,
  asked: AskedSlot | undefined,
  now: Date,
  wanted?: Pick<RequestOfVendor, 'slotDate' | 'from'>,
): QuoteDraft {
  if (!version)
    return {
      ...(wanted ? whenWanted(wanted) : whenOf(asked, now)),
      lines: [emptyLine()],
      words: '',
      validHours: 48,
    }
  const { slotDate, startTime, items, words } = version
  const slot = slotFromWire(version)
  const lines = items.map(({ label, amount }) => ({ ...emptyLine(), label, euro: amount.toFixed(2) }))
  return { slotDate, startTime, hours: slot ? slotHours(slot) : 1, lines, words: words ?? '', validHours: 48 }
}

const whenWanted = ({ slotDate, from }: Pick<RequestOfVendor, 'slotDate' | 'from'>) => ({
  slotDate,
  startTime: from,
  hours: 1,
})

function whenOf(asked: AskedSlot | undefined, now: Date) {
  if (!asked) {
    return { slotDate: formatSlotDate(addDays(dublinDate(now), 1)), startTime: '10:00 AM', hours: 1 }
  }
  const hours = Math.min(slotHours(asked.facts), MAX_HOURS)
  return { slotDate: asked.slotDate, startTime: asked.startTime, hours }
}

/** Returns whether the client's own request holds the time of this draft. */
export function isHeldBy(asked: AskedSlot, draft: QuoteDraft): boolean {
  const slot = slotOfDraft(draft)
  return slot !== null && slot.start < asked.facts.end && asked.facts.start < slot.end
}

/** Restores a draft stored in this tab; null when it is invalid. */
export function readDraft(saved: unknown): QuoteDraft | null {
  const draft = saved as Partial<QuoteDraft> | null
  return draft && typeof draft.slotDate === 'string' && Array.isArray(draft.lines)
    ? (draft as QuoteDraft)
    : null
}

/** Returns the slot of a draft, which lasts its hours in elapsed time; null when the day has no such slot (B2). */
export const slotOfDraft = (draft: QuoteDraft): Slot | null => slotFrom(draft, draft.hours * MINUTES_AN_HOUR)

/** Returns the full price so far, in cents; ignores invalid amounts. */
export const totalOfDraft = ({ lines }: QuoteDraft): number =>
  lines.reduce((sum, { euro }) => sum + (centsFromText(euro) ?? 0), 0)

/** Returns errors by field path as the server names them; empty when the draft can be sent. */
export function draftProblems(draft: QuoteDraft): Record<string, string> {
  const problems: Record<string, string> = slotOfDraft(draft) ? {} : { startTime: CLOCKS_TEXT }
  for (const [index, { label, euro }] of draft.lines.entries()) {
    const cents = centsFromText(euro)
    if (label.trim() === '') problems[`items.${index}.label`] = 'Describe this item.'
    if (cents === null) problems[`items.${index}.amount`] = 'Enter an amount, like 55 or 55.50.'
    else if (Math.abs(cents) > MAX_QUOTE_CENTS)
      problems[`items.${index}.amount`] = 'Enter €10,000.00 or less.'
  }
  if (Object.keys(problems).length === 0 && !isQuotable(totalOfDraft(draft))) {
    problems['items'] = 'The total must be between €0.01 and €10,000.00.'
  }
  return problems
}

/** Returns a draft without problems, as it is sent. */
export const bodyOfDraft = (draft: QuoteDraft): QuoteBody => ({
  ...slotToWire(slotOfDraft(draft)!),
  items: draft.lines.map(({ label, euro }) => ({ label, amount: centsToEuro(centsFromText(euro) ?? 0) })),
  validHours: draft.validHours,
  words: draft.words,
})

/** Returns the whole hours of a quote for what takes so many minutes; a longer quote than the longest is refused. */
export const quoteHoursFor = (minutes: number): number =>
  Math.min(Math.ceil(minutes / MINUTES_AN_HOUR), MAX_HOURS)

/** Returns whether a draft may have another line. */
export const canAddLine = ({ lines }: QuoteDraft): boolean => lines.length < MAX_QUOTE_ITEMS
