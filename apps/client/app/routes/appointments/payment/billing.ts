// implements: §5.4, §7.6
import type { UserOnWire } from '@anseo/contract/profiles'
import { townOfEircode } from '@anseo/domain/eircode-town'
import { isEmail, normaliseEmail } from '@anseo/domain/email'
import type { PaymentMethodCreateParams } from '@stripe/stripe-js'

/** The billing details that the client types (§2 payment dialog). */
export interface Billing {
  name: string
  email: string
  street: string
  city: string
  postalCode: string
}

/** Returns the profile's billing details; the city is the Eircode's, without one the second line of the address. */
export const billingOf = ({ name, email, address, eircode }: UserOnWire): Billing => ({
  name,
  email,
  street: address.line1,
  city: townOfEircode(eircode ?? '') || address.line2,
  postalCode: eircode ?? '',
})

/** Returns the problem with each field; all are required (§5). */
export function billingProblems(billing: Billing): Partial<Billing> {
  const problems: Partial<Billing> = {}
  if (!billing.name.trim()) problems.name = 'Enter your full name.'
  if (!billing.email.trim()) problems.email = 'Enter your email.'
  else if (!isEmail(normaliseEmail(billing.email))) problems.email = 'Enter a valid email.'
  if (!billing.street.trim()) problems.street = 'Enter your street address.'
  if (!billing.city.trim()) problems.city = 'Enter your city.'
  if (!billing.postalCode.trim()) problems.postalCode = 'Enter your postal code.'
  return problems
}

/** Returns the details in the card provider's form (§7). */
export const billingDetails = ({
  name,
  email,
  street,
  city,
  postalCode,
}: Billing): PaymentMethodCreateParams.BillingDetails => ({
  name: name.trim(),
  email: normaliseEmail(email),
  address: { line1: street.trim(), city: city.trim(), postal_code: postalCode.trim() },
})
