import type { Stripe } from 'stripe'

/** The charge of an intent and the provider's own fee, if known. */
export interface ProviderCharge {
  chargeId: string | null
  /** Null if the provider does not know it yet; the reconciliation records it later. */
  feeCents: number | null
}

/** Reads the charge of an intent, which must be expanded with its balance transaction. */
export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): ProviderCharge {
  if (!charge || typeof charge === 'string') return { chargeId: charge, feeCents: null }
  return { chargeId: charge.id, feeCents: feeOf(charge) }
}

/** Returns the provider's own fee for a charge, in cents, which must be expanded with its balance transaction. */
export const feeOf = ({ balance_transaction: movement }: Stripe.Charge): number | null =>
  movement && typeof movement !== 'string' ? movement.fee : null
