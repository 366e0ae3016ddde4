const FORM = /^(\d{7})([A-W])([A-IWTX])?$/
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2]
const SECOND_LETTER_WEIGHT = 9
const LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV'

/** Returns a typed tax number without spaces, dots and dashes, in capitals. */
export const normaliseTaxNumber = (text: string): string => text.replaceAll(/[\s./-]/g, '').toUpperCase()

/**
 * Returns whether a normalised text can be an Irish tax number, a PPS number or the tax reference of a company: seven
 * digits and a check letter, which from 2013 on covers a second letter too.
 */
export function isIrishTaxNumber(text: string): boolean {
  const [, digits, letter, second] = FORM.exec(text) ?? []
  if (!digits || !letter) return false
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return LETTERS[(sum + SECOND_LETTER_WEIGHT * valueOf(second)) % LETTERS.length] === letter
}

/** Returns the value of a check letter: 1 to 9 for A to I; the older W, T and X do not count, as if there were none. */
const valueOf = (letter: string | undefined): number =>
  letter && letter <= 'I' ? LETTERS.indexOf(letter) : 0

/** Returns the last four characters of a number that is not to be read in full, such as '•••• 67FA'. */
export const maskNumber = (text: string): string => `•••• ${text.slice(-4)}`
