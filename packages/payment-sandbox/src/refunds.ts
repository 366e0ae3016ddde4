import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { balanceTransactionObject } from './charges.ts'
import { recordEvent } from './events.ts'
import { invalidRequest } from './failure.ts'
import { readFaults } from './faults.ts'
import { newId, randomToken } from './identifiers.ts'
import { listObjects, listPage } from './list-objects.ts'
import {
  bindOperation,
  succeeded,
  type Sandbox,
  type SandboxReply,
  type SandboxRequest,
} from './operation.ts'
import { allowOnly, integer, metadata, missingParameter, text } from './parameters.ts'
import { unixSeconds } from './real-time.ts'
import { insertObject, readObject, saveObject } from './store.ts'

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer']

/** Binds create, retrieve and list of refunds. */
export function bindRefunds(app: FastifyInstance, sandbox: Sandbox): void {
  const url = '/refunds'
  bindOperation(app, sandbox, { method: 'POST', url, handle: createRefund })
  bindOperation(app, sandbox, {
    method: 'GET',
    url,
    handle: async (request) =>
      succeeded(await listObjects(request, 'refund', `/v1${url}`, ['charge', 'payment_intent'])),
  })
  bindOperation(app, sandbox, {
    method: 'GET',
    url: `${url}/:id`,
    handle: async ({ client, id }) => succeeded((await readObject(client, 'refund', id)).body),
  })
}

async function createRefund(request: SandboxRequest): Promise<SandboxReply> {
  const { client, fields } = request
  allowOnly(fields, ['amount', 'charge', 'payment_intent', 'metadata', 'reason'])
  const reason = text(fields, 'reason')
  if (reason !== null && !REASONS.includes(reason)) {
    throw invalidRequest(`Invalid reason: must be one of ${REASONS.join(', ')}`, { param: 'reason' })
  }
  const charge = await refundedCharge(request)
  const lost = await lostAmount(request, charge)
  const amount = refundedAmount(charge, integer(fields, 'amount'), lost)
  const { refunds } = await readFaults(client)
  const refund = refundObject(charge, amount, reason, metadata(fields), refunds === 'fail')
  const transaction = refundMovement(refund, -amount, 'refund')
  refund.balance_transaction = transaction.id
  if (refunds === 'fail') {
    const returned = refundMovement(refund, amount, 'refund_failure')
    refund.failure_balance_transaction = returned.id
    await insertObject(client, 'balance_transaction', transaction)
    await insertObject(client, 'balance_transaction', returned)
    await insertObject(client, 'refund', refund)
    await recordEvent(request, 'refund.created', refund)
    await recordEvent(request, 'refund.failed', refund)
    return succeeded(refund)
  }
  const total = charge.amount_refunded + amount
  const changed: Stripe.Charge = { ...charge, amount_refunded: total, refunded: total === charge.amount }
  await insertObject(client, 'balance_transaction', transaction)
  await insertObject(client, 'refund', refund)
  await saveObject<'charge'>(client, changed)
  await recordEvent(request, 'refund.created', refund)
  await recordEvent(request, 'charge.refunded', changed, { amount_refunded: charge.amount_refunded })
  await recordEvent(request, 'refund.updated', refund)
  return succeeded(refund)
}

/** Returns the movement of a refund: it lowers the balance, and a failed one raises it again. */
function refundMovement(
  { id, currency }: Stripe.Refund,
  amount: number,
  type: 'refund' | 'refund_failure',
): Stripe.BalanceTransaction {
  return balanceTransactionObject({ amount, fee: 0, currency, source: id, type })
}

/** The charge to refund, locked; named directly or by its intent. */
async function refundedCharge(request: SandboxRequest): Promise<Stripe.Charge> {
  const { client, fields } = request
  const named = text(fields, 'charge')
  const intentId = text(fields, 'payment_intent')
  if (named === null && intentId === null) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  let chargeId = named
  if (intentId !== null) {
    const intent = (await readObject(client, 'payment_intent', intentId, { param: 'payment_intent' })).body
    if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string') {
      throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
        param: 'payment_intent',
      })
    }
    chargeId ??= intent.latest_charge
  }
  if (chargeId === null) throw missingParameter('charge')
  const charge = (await readObject(client, 'charge', chargeId, { lock: true, param: 'charge' })).body
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} was not successful and cannot be refunded.`)
  return charge
}

/** The money of a charge is the bank's while it is disputed; a won dispute frees it, a lost one takes its amount. */
async function lostAmount({ client }: SandboxRequest, charge: Stripe.Charge): Promise<number> {
  if (!charge.disputed) return 0
  const filters = { charge: charge.id }
  const { data } = await listPage(client, { kind: 'dispute', url: '/v1/disputes', filters })
  const notWon = data.filter(({ status }) => status !== 'won')
  const lost = notWon.reduce((sum, { amount }) => sum + amount, 0)
  if (notWon.length === 0) return 0
  if (lost < charge.amount - charge.amount_refunded && notWon.every(({ status }) => status === 'lost'))
    return lost
  const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`
  throw invalidRequest(message, { code: 'charge_disputed' })
}

function refundedAmount(charge: Stripe.Charge, asked: number | null, lost: number): number {
  const left = charge.amount - charge.amount_refunded - lost
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  if (asked !== null && asked < 1) {
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  }
  if (asked !== null && asked > left) {
    throw invalidRequest(
      `Refund amount (${euros(asked)}) is greater than unrefunded amount on charge (${euros(left)})`,
      { param: 'amount' },
    )
  }
  return asked ?? left
}

function euros(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`
}

function refundObject(
  charge: Stripe.Charge,
  amount: number,
  reason: string | null,
  meta: Record<string, string>,
  failed: boolean,
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: unixSeconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference: randomToken(12), reference_status: 'available', type: 'refund' },
    },
    ...(failed ? { failure_reason: 'lost_or_stolen_card' } : {}),
    metadata: meta,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: failed ? 'failed' : 'succeeded',
    transfer_reversal: null,
  }
}
