import type { Stripe } from 'stripe'
import { brandOf, type CardBrand, hasValidCheckDigit } from './card-number.ts'
import type { SandboxFailure } from './failure.ts'
import type { FormFields } from './form.ts'
import { allowOnly, group, requiredText, text } from './parameters.ts'
import { realNow } from './real-time.ts'
import { cardFailure } from './test-cards.ts'

/** The card number without spaces, and its brand; refuses one whose check digit is wrong. */
export function readCardNumber(fields: FormFields): { number: string; brand: CardBrand } {
  const number = requiredText(fields, 'number').replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !hasValidCheckDigit(number)) {
    throw cardFieldFailure('incorrect_number', 'number', 'Your card number is incorrect.')
  }
  return { number, brand: brandOf(number) }
}

/** Month 1 to 12 and four-digit year of the expiry, which must not have passed. */
export function readExpiry(fields: FormFields): { month: number; year: number } {
  const month = Number(requiredText(fields, 'exp_month'))
  const typedYear = Number(requiredText(fields, 'exp_year'))
  const year = typedYear < 100 ? 2000 + typedYear : typedYear
  if (!Number.isInteger(month) || month < 1 || month > 12) throw monthFailure()
  const now = realNow()
  const thisYear = now.getUTCFullYear()
  if (!Number.isInteger(year) || year < thisYear || year > thisYear + 50) {
    throw cardFieldFailure('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  }
  if (year === thisYear && month < now.getUTCMonth() + 1) throw monthFailure()
  return { month, year }
}

/** The security code when one was sent: four digits on American Express, three on the others. */
export function readSecurityCode(fields: FormFields, brand: string): string | null {
  const code = text(fields, 'cvc')
  const pattern = brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/
  if (code !== null && !pattern.test(code)) {
    throw cardFieldFailure('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  }
  return code
}

/** Name and address of the payer; everything that was not sent is null. */
export function readBillingDetails(fields: FormFields): Stripe.PaymentMethod.BillingDetails {
  allowOnly(fields, ['address', 'email', 'name', 'phone', 'tax_id'])
  const address = group(fields, 'address')
  allowOnly(address, ['city', 'country', 'line1', 'line2', 'postal_code', 'state'])
  return {
    address: {
      city: text(address, 'city'),
      country: text(address, 'country'),
      line1: text(address, 'line1'),
      line2: text(address, 'line2'),
      postal_code: text(address, 'postal_code'),
      state: text(address, 'state'),
    },
    email: text(fields, 'email'),
    name: text(fields, 'name'),
    phone: text(fields, 'phone'),
    tax_id: text(fields, 'tax_id'),
  }
}

function monthFailure(): SandboxFailure {
  return cardFieldFailure('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
}

function cardFieldFailure(code: string, param: string, message: string): SandboxFailure {
  return cardFailure({ code, param, message })
}
