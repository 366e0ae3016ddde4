import type { Stripe } from 'stripe'
import { balanceTransactionObject } from './charges.ts'
import { recordEvent } from './events.ts'
import { newId } from './identifiers.ts'
import type { SandboxRequest } from './operation.ts'
import { unixSeconds } from './real-time.ts'
import { insertObject, saveObject } from './store.ts'
import type { DisputeReason } from './test-cards.ts'

/** The provider's fee for handling a dispute, in cents, whoever wins it. */
const DISPUTE_FEE_CENTS = 2000
/** Time the platform has to answer a dispute, in seconds: seven days. */
const EVIDENCE_SECONDS = 7 * 24 * 60 * 60

/** The card network's code of each reason. */
const NETWORK_CODES = { fraudulent: '10.4', product_not_received: '13.1' } as const

/** The cardholder disputes a charge or a part of it: the amount leaves the balance until it is settled, the fee for good. */
export async function createDispute(
  request: Pick<SandboxRequest, 'client' | 'requestId' | 'idempotencyKey'>,
  charge: Stripe.Charge,
  reason: DisputeReason,
  amount = charge.amount,
): Promise<Stripe.Dispute> {
  const id = newId('du')
  const withdrawal = balanceTransactionObject({
    amount: -amount,
    fee: DISPUTE_FEE_CENTS,
    currency: charge.currency,
    source: id,
    type: 'adjustment',
    reportingCategory: 'dispute',
  })
  const dispute = { ...disputeObject(id, charge, reason, withdrawal), amount }
  await insertObject(request.client, 'balance_transaction', withdrawal)
  await insertObject(request.client, 'dispute', dispute)
  await saveObject<'charge'>(request.client, { ...charge, disputed: true })
  await recordEvent(request, 'charge.dispute.created', dispute)
  await recordEvent(request, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

function disputeObject(
  id: string,
  charge: Stripe.Charge,
  reason: DisputeReason,
  withdrawal: Stripe.BalanceTransaction,
): Stripe.Dispute {
  return {
    id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [withdrawal],
    charge: charge.id,
    created: unixSeconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(charge),
    evidence_details: {
      due_by: unixSeconds() + EVIDENCE_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: NETWORK_CODES[reason],
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: 'visa',
        case_type: 'chargeback',
        network: 'visa',
        network_reason_code: NETWORK_CODES[reason],
      },
    },
    reason,
    status: 'needs_response',
  }
}

function noEvidence(charge: Stripe.Charge): Stripe.Dispute.Evidence {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: charge.billing_details.email,
    customer_name: charge.billing_details.name,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  }
}
