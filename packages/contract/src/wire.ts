import { MAX_MINUTES, MAX_PAGE, MIN_MINUTES, SPECIALITY_MAX_LENGTH } from '@anseo/domain/limits'
import { isSpecialityKey } from '@anseo/domain/specialities'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { parseWallTime } from '@anseo/domain/wall-time'
import { normaliseEmail, isEmail } from '@anseo/domain/email'
import { isOwnPath } from '@anseo/domain/own-path'
import { hasVisible, isLegible, isStorable, onOneLine } from '@anseo/domain/plain-text'
import { z } from 'zod'
import {
  EMAIL_TEXT,
  HIDDEN_TEXT,
  REQUIRED_TEXT,
  UNKNOWN_CHOICE_TEXT,
  UNSTORABLE_TEXT,
} from './field-texts.ts'

// The scalars of the wire format, each with its rule (T1, T2, M1 and "Wire types" of the decisions).

/** A text that a person types: trimmed, with at least one visible character and at most `max` characters. */
export const textField = (max: number) =>
  z
    .string()
    .trim()
    .min(1, REQUIRED_TEXT)
    .max(max, `Use ${max} characters or fewer.`)
    .refine(isStorable, UNSTORABLE_TEXT)
    .refine(hasVisible, REQUIRED_TEXT)

/** A typed text on one line, such as a name or a title, without invisible or reordering characters. */
export const lineField = (max: number) => textField(max).refine(isLegible, HIDDEN_TEXT).transform(onOneLine)

/** A text that filters a list; an empty text does not filter. */
export const soughtText = (max: number) => z.string().max(max).refine(isStorable, UNSTORABLE_TEXT)

/** An optional text; a missing and an empty text are both undefined. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use ${max} characters or fewer.`)
    .refine(isStorable, UNSTORABLE_TEXT)
    .transform((text) => (hasVisible(text) ? text : undefined))
    .optional()

/** An optional text on one line. */
export const optionalLine = (max: number) =>
  optionalText(max)
    .refine((text) => text === undefined || isLegible(text), HIDDEN_TEXT)
    .transform((text) => text && onOneLine(text))

/** A UUID in lower case, as the database writes it, since ids are compared as texts. */
export const id = () => z.uuid().toLowerCase()

/** The path parameter of a call on one thing. */
export const onPath = z.object({ id: id() })

/** An instant in ISO 8601, in UTC, of the years 1000 to 9999; there is no year 0 in PostgreSQL. */
export const instant = () => z.iso.datetime().refine((text) => text >= '1000', 'Use a year from 1000 on.')

/** An amount in euro with at most two decimals. */
export const euro = () => z.number().multipleOf(0.01)

/** An amount in euro that is more than anything costs. */
export const MAX_EURO = 1_000_000

/** An amount in euro that a person enters. */
export const enteredEuro = () => euro().min(0).max(100_000)

/** The key of a speciality, in its exact spelling; the server refuses one that it does not know. */
export const speciality = () =>
  z
    .string()
    .max(SPECIALITY_MAX_LENGTH, UNKNOWN_CHOICE_TEXT)
    .refine(isSpecialityKey, UNKNOWN_CHOICE_TEXT)
    .meta({ examples: ['Nail_Technician'] })

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

/** A wall time in Dublin on the quarter hour, such as `09:15 AM` (B2). */
export const wallTime = () =>
  z
    .string()
    .refine((text) => parseWallTime(text) !== null, 'Use a time on the quarter hour, like 09:15 AM.')
    .meta({ examples: ['09:00 AM'] })

/** A slot as a caller sends it. */
export const sentSlot = { slotDate: slotDate(), startTime: wallTime(), endTime: wallTime() }

/** A slot as a reply shows it. */
export const shownSlot = { slotDate: z.string(), startTime: z.string(), endTime: z.string() }

/** A wall time in Dublin on the full hour, by which lists are searched. */
export const fullHour = () =>
  wallTime().refine((text) => Number.isInteger(parseWallTime(text)), 'Use a time on the hour, like 09:00 AM.')

/** The length of a booking or service in minutes: quarter-hours up to 12 hours (B3). */
export const bookedMinutes = () => {
  const text = `Choose ${MIN_MINUTES} minutes to ${MAX_MINUTES / 60} hours, in steps of ${MIN_MINUTES} minutes.`
  return z.number(text).min(MIN_MINUTES, text).max(MAX_MINUTES, text).multipleOf(MIN_MINUTES, text)
}

/** The token of an emailed link; any text is accepted here, since the server refuses an unknown token. */
export const linkToken = () => z.string().min(1).max(200)

/** The page of the site, with its query, to which an emailed link continues (C2). */
export const nextPath = () => z.string().refine(isOwnPath, 'Use a path of this site.').optional()

/** A password typed at login: any text, since the domain's password rules apply only to new ones. */
export const typedPassword = () => z.string().min(1, REQUIRED_TEXT).max(1024)

/** Booked times by date: start and end only (S7). */
export const slotsBooked = () =>
  z.record(z.string(), z.array(z.object({ startTime: z.string(), endTime: z.string() })))

const NUMERAL = /^-?\d{1,15}(?:[.,]\d{1,15})?$/

/** A number, sent as decimal text in a query or form, with a point or a decimal comma; JSON may send a number. */
export const numeral = (number: z.ZodNumber) =>
  z.preprocess((sent) => {
    if (typeof sent !== 'string') return sent
    const text = sent.trim()
    return NUMERAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  }, number)

/** A calendar year that ends before the year 10000, which PostgreSQL does not read. */
export const year = () => numeral(z.number().int().min(1000).max(9998))

/** Paging by cursor; without `limit` a call returns all entries, most calls the first 1,000. */
export const cursorQuery = {
  limit: numeral(z.number().int().min(1).max(100)).optional(),
  cursor: z.string().max(200).optional(),
}

/** The cursor of the next page of a list, and the number of its entries if the call asked for no page. */
export const cursorFields = {
  nextCursor: z.string().nullable(),
  /** The number of all entries, for a call without `limit`, which returns at most 1,000 of them. */
  total: z.number().int().optional(),
}

/** Paging by page number; `pageSize` is the default number of rows per page. */
export const pageQuery = (pageSize = 25) => ({
  page: numeral(z.number().int().min(1).max(MAX_PAGE)).default(1),
  pageSize: numeral(z.number().int().min(1).max(100)).default(pageSize),
})

/**
 * The facts of a page of a list. `more` is set if the list has more rows than `total`, which is capped at the number of
 * rows that can be paged through.
 */
export const pageFacts = {
  total: z.number().int(),
  more: z.literal(true).optional(),
  page: z.number().int(),
  pageSize: z.number().int(),
}

/** An optional search text, such as a name, an address or an id. */
export const searchText = () => z.string().trim().max(200).refine(isStorable, UNSTORABLE_TEXT).optional()
