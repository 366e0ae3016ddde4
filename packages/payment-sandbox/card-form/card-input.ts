import { brandOf, type CardBrand, hasValidCheckDigit } from '../src/card-number.ts'

/** The state of a card while it is being typed; messages and codes are Stripe.js's own. */
export type CardInputError = { type: 'validation_error'; code: string; message: string }

/** The name of a brand where there is room for five letters. */
export const BRAND_MARKS: Record<CardBrand, string> = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  discover: 'DISC',
  diners: 'DINER',
  jcb: 'JCB',
  unionpay: 'UP',
  unknown: '••••',
}

/** Returns the digits of a typed text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Returns the brand by the first digits of a typed card number. */
export const cardBrand = (number: string): CardBrand => brandOf(digitsOf(number))

/** Digits of a complete number of this brand. */
export function numberLength(brand: CardBrand): number {
  if (brand === 'amex') return 15
  return brand === 'diners' ? 14 : 16
}

/** Returns the number of digits of the security code: 4 for American Express, else 3. */
export function securityCodeLength(brand: CardBrand): number {
  return brand === 'amex' ? 4 : 3
}

/** The number in the groups in which it is printed on the card. */
export function formatNumber(text: string): string {
  const brand = cardBrand(text)
  const digits = digitsOf(text).slice(0, numberLength(brand))
  const groups = brand === 'amex' || brand === 'diners' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})/g
  if (groups.global) return (digits.match(groups) ?? []).join(' ')
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ')
}

/** The expiry as `MM / YY`; takes `5` for May, `12/2028` from an autofill, and what is half typed. */
export function formatExpiry(text: string): string {
  const [first = '', second = ''] = text.split('/')
  let digits = text.includes('/') ? `${digitsOf(first).padStart(2, '0')}${digitsOf(second)}` : digitsOf(text)
  if (/^[2-9]/.test(digits)) digits = `0${digits}`
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4)
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${year}`
}

/** Returns the error of a typed card number, or undefined. */
export function numberError(text: string): CardInputError | undefined {
  const digits = digitsOf(text)
  if (digits.length < numberLength(cardBrand(digits))) {
    return invalid('incomplete_number', 'Your card number is incomplete.')
  }
  return hasValidCheckDigit(digits) ? undefined : invalid('invalid_number', 'Your card number is invalid.')
}

/** @param today decides whether the month has passed */
export function expiryError(text: string, today: Date): CardInputError | undefined {
  const digits = digitsOf(text)
  if (digits.length < 4) return invalid('incomplete_expiry', "Enter your card's full expiry date.")
  const month = Number(digits.slice(0, 2))
  const year = 2000 + Number(digits.slice(2))
  if (month < 1 || month > 12) return invalid('invalid_expiry', "Check your card's expiry date.")
  if (year < today.getFullYear()) {
    return invalid('invalid_expiry_year_past', 'Your card has expired.')
  }
  if (year === today.getFullYear() && month < today.getMonth() + 1) {
    return invalid('invalid_expiry_month_past', 'Your card has expired.')
  }
  if (year > today.getFullYear() + 50) {
    return invalid('invalid_expiry_year', "Check your card's expiry date.")
  }
  return undefined
}

/** Returns the error of a typed security code, or undefined. */
export function securityCodeError(text: string, brand: CardBrand): CardInputError | undefined {
  if (digitsOf(text).length >= securityCodeLength(brand)) return undefined
  return invalid('incomplete_cvc', "Your card's security code is incomplete.")
}

function invalid(code: string, message: string): CardInputError {
  return { type: 'validation_error', code, message }
}
