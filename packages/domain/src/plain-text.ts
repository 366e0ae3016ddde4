// Invisible characters are written as escapes, since an editor would not show them.
const BREAKS_AND_CONTROLS = /[\s\p{Cc}]+/gu
/** Embeddings, overrides and isolates reorder the text after them; the plain marks of Arabic and Hebrew do not. */
const TURNS_READING_ROUND = /[\u202A-\u202E\u2066-\u2069]/
/** Characters without width, and blank letters. The joiners of emoji and of Persian are not among them. */
const HIDDEN = /[\u00AD\u115F\u1160\u180E\u200B\u2060-\u2064\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/
/** More combining marks on one letter than any script uses; such text covers the lines above and below it. */
const STACKED_MARKS = /\p{M}{6}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
const BLANK_SYMBOLS = /[\u115F\u1160\u2800\u3164\uFFA0]/g

/** Returns whether a text comes back from the database as it was sent: no NUL, and no half of a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Returns whether a text has any visible character. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text.replace(BLANK_SYMBOLS, ''))

/** Returns whether a line is free of hidden or reordering characters, as names, titles and address lines must be. */
export const isLegible = (line: string): boolean =>
  ![TURNS_READING_ROUND, HIDDEN, STACKED_MARKS].some((unwanted) => unwanted.test(line)) && hasVisible(line)

/** Returns a text on one line: each run of breaks, tabs and control characters becomes one space. */
export const onOneLine = (text: string): string => text.replaceAll(BREAKS_AND_CONTROLS, ' ').trim()
