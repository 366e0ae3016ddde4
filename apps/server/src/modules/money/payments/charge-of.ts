import type { Stripe } from 'stripe'

/** The charge that brought the money of an intent, and what the provider kept of it, as far as it says. */
export interface ProviderCharge {
  chargeId: string | null
  /** Null when the provider does not know it yet; the comparison with its list books it then. */
  feeCents: number | null
}

/** Reads an intent that was asked for with its charge and balance transaction expanded. */
export function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): ProviderCharge {
  if (!charge || typeof charge === 'string') return { chargeId: charge, feeCents: null }
  const movement = charge.balance_transaction
  return { chargeId: charge.id, feeCents: movement && typeof movement !== 'string' ? movement.fee : null }
}
