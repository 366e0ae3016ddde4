/** The brands of cards, by Stripe's names. */
export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay'
  | 'unknown'

const BRANDS: ReadonlyArray<[RegExp, CardBrand]> = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(6011|64[4-9]|65)/, 'discover'],
  [/^3(0[0-5]|[689])/, 'diners'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
]

/** Returns the brand by the first digits of a card number. */
export const brandOf = (digits: string): CardBrand =>
  BRANDS.find(([pattern]) => pattern.test(digits))?.[1] ?? 'unknown'

/**
 * Luhn's check of a number without spaces: from the right every second digit counts double, its digits added; the sum ends
 * in 0.
 */
export function hasValidCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}
