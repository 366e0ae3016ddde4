import { SPECIALITIES } from '@anseo/domain/specialities'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { parseWallTime } from '@anseo/domain/wall-time'
import { normaliseEmail, isEmail } from '@anseo/domain/email'
import { isOwnPath } from '@anseo/domain/own-path'
import { hasVisible, isLegible, isStorable, onOneLine } from '@anseo/domain/plain-text'
import { z } from 'zod'
import { EMAIL_TEXT, HIDDEN_TEXT, REQUIRED_TEXT, UNSTORABLE_TEXT } from './field-texts.ts'

// The scalars of the wire format, each with its rule (T1, T2, M1 and "Wire types" of the decisions).

/** Text that a person typed: trimmed, at least one character that shows, at most `max`. */
export const textField = (max: number) =>
  z
    .string()
    .trim()
    .min(1, REQUIRED_TEXT)
    .max(max, `Use ${max} characters or fewer.`)
    .refine(isStorable, UNSTORABLE_TEXT)
    .refine(hasVisible, REQUIRED_TEXT)

/** Typed text that stands on one line, such as a name or a title, and reads as it is written. */
export const lineField = (max: number) => textField(max).refine(isLegible, HIDDEN_TEXT).transform(onOneLine)

/** A text that narrows a list; empty it does not narrow. */
export const soughtText = (max: number) => z.string().max(max).refine(isStorable, UNSTORABLE_TEXT)

/** Text that may stay empty; absent and empty are both undefined. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use ${max} characters or fewer.`)
    .refine(isStorable, UNSTORABLE_TEXT)
    .transform((text) => (hasVisible(text) ? text : undefined))
    .optional()

/** One line that may stay empty. */
export const optionalLine = (max: number) =>
  optionalText(max)
    .refine((text) => text === undefined || isLegible(text), HIDDEN_TEXT)
    .transform((text) => text && onOneLine(text))

/** A UUID. */
export const id = () => z.uuid()

/** An instant in ISO 8601, in UTC. */
export const instant = () => z.iso.datetime()

/** An amount in euro with at most two decimals. */
export const euro = () => z.number().multipleOf(0.01)

/** One of the specialities, in its exact spelling. */
export const speciality = () => z.enum(SPECIALITIES)

/** The URL of a picture. */
export const imageUrl = () => z.string()

/** An email address, normalised. */
export const email = () =>
  z.string().max(254, 'This email is too long.').transform(normaliseEmail).refine(isEmail, EMAIL_TEXT)

/** A date of a slot as `day_month_year`, such as `21_11_2026`. */
export const slotDate = () =>
  z
    .string()
    .refine((text) => parseSlotDate(text) !== null, 'Use a date like 21_11_2026.')
    .meta({ examples: ['21_11_2026'] })

/** A wall time in Dublin on the hour, such as `09:00 AM`. */
export const wallTime = () =>
  z
    .string()
    .refine((text) => parseWallTime(text) !== null, 'Use a time on the hour, like 09:00 AM.')
    .meta({ examples: ['09:00 AM'] })

/** A token from a link in a mail, or anything else somebody put there. */
export const linkToken = () => z.string().min(1).max(200)

/** The page of the site that a mailed link leads on to, with its query (C2). */
export const nextPath = () => z.string().refine(isOwnPath, 'Use a path of this site.').optional()

/** A password as it is typed at login: any text; the rules for new ones stand with the domain. */
export const typedPassword = () => z.string().min(1, REQUIRED_TEXT).max(1024)

/** Booked times by date: start and end only (S7). */
export const slotsBooked = () =>
  z.record(z.string(), z.array(z.object({ startTime: z.string(), endTime: z.string() })))

const NUMERAL = /^-?\d{1,15}(?:\.\d{1,15})?$/

/** A number as a query or a form carries it: in figures, as people write them. JSON may send it as a number. */
export const numeral = (number: z.ZodNumber) =>
  z.preprocess((sent) => {
    if (typeof sent !== 'string') return sent
    const text = sent.trim()
    return NUMERAL.test(text) ? Number(text) : Number.NaN
  }, number)

/** Paging by cursor: without `limit` a call answers everything. */
export const cursorQuery = {
  limit: numeral(z.number().int().min(1).max(100)).optional(),
  cursor: z.string().max(200).optional(),
}

/** Paging by number, `pageSize` a page. */
export const pageQuery = (pageSize = 25) => ({
  page: numeral(z.number().int().min(1).max(1_000_000)).default(1),
  pageSize: numeral(z.number().int().min(1).max(100)).default(pageSize),
})

/**
 * The facts of a page of a list beside its rows; `more`: there are more than `total`, which is as far as it pages.
 */
export const pageFacts = {
  total: z.number().int(),
  more: z.literal(true).optional(),
  page: z.number().int(),
  pageSize: z.number().int(),
}

/** A search text: a name, an address, an id. */
export const searchText = () => z.string().trim().max(200).refine(isStorable, UNSTORABLE_TEXT).optional()
