import { dublinDate } from './dublin-time.ts'
import { formatTime } from './moment-text.ts'
import type { Slot } from './slot.ts'
import { formatWeekdayDay } from './slot-date.ts'

/** Placeholders in a saved reply that are filled in when it is used, each with its value. */
export const REPLY_PLACEHOLDERS = {
  '{name}': "the client's first name",
  '{date}': 'the day of the next appointment',
  '{time}': 'its start',
} as const

type Placeholder = keyof typeof REPLY_PLACEHOLDERS

/** The facts of a conversation into which a reply is inserted. */
export interface ReplyFacts {
  /** First name; null while it is not known. */
  name: string | null
  /** Their next appointment; null if there is none. */
  next: Slot | null
  /** The current instant; with it, a date of another year names its year. */
  now?: Date
}

/** Returns a saved reply with its placeholders filled in; unknown ones are left for the vendor to complete. */
export function fillReply(text: string, { name, next, now }: ReplyFacts): string {
  const filled: Record<Placeholder, string | null> = {
    '{name}': name,
    '{date}': next && formatWeekdayDay(dublinDate(next.start), now && dublinDate(now)),
    '{time}': next && formatTime(next.start),
  }
  return text.replaceAll(/\{(?:name|date|time)\}/g, (found) => filled[found as Placeholder] ?? found)
}
