/** The fate of one request in the network and at the provider. */
export type Luck = 'fine' | 'request lost' | 'answer lost' | 'refused' | 'slow'

/** Thrown when no answer arrives; the provider may have carried out the request. */
export class NoAnswer extends Error {}

/** Thrown when the provider refuses a request. */
export class ProviderRefusal extends Error {
  readonly code: 'charge_disputed' | 'invalid'

  constructor(code: ProviderRefusal['code']) {
    super(code)
    this.code = code
  }
}

export interface ProviderIntent {
  id: string
  paymentId: string
  appointmentId: string
  amountCents: number
  status: 'open' | 'processing' | 'succeeded' | 'canceled'
  feeCents: number
}

export interface ProviderRefund {
  id: string
  intentId: string
  /** Our refund and attempt, as we named them. */
  refundId: string
  attempt: number
  amountCents: number
  status: 'pending' | 'succeeded' | 'failed'
}

export interface ProviderDispute {
  id: string
  intentId: string
  amountCents: number
  feeCents: number
  status: 'open' | 'won' | 'lost'
}

export interface ProviderTransfer {
  id: string
  payoutId: string
  vendorId: string
  amountCents: number
}

/** A webhook that waits to be delivered, with the state that its object had when it was written. */
export type ProviderEvent =
  | { of: 'intent'; id: string; status: ProviderIntent['status'] }
  | { of: 'refund'; id: string; status: ProviderRefund['status'] }
  | { of: 'dispute'; id: string; status: ProviderDispute['status'] }
