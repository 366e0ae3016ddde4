import { chargeableLoss } from '@anseo/domain/dispute-charge'
import { centsTaken, stepDispute } from '@anseo/domain/dispute-steps'
import { disputeCharged, disputeOpened } from '@anseo/domain/ledger'
import { movementOfVerdict } from '@anseo/domain/money-movements'
import { capturedCents } from '@anseo/domain/payment-steps'
import { isUnsent } from '@anseo/domain/refund-steps'
import type { ProviderDispute } from '../provider-objects.ts'
import type { DisputeRow } from '../rows.ts'
import type { Transaction } from '../transaction.ts'
import { type Operation, transact, type World } from '../world.ts'
import { voidRefund } from './open-refund.ts'
import { settlePayment } from './pay.ts'

/** Asks the provider about a dispute and acts on the answer (M4). */
export function* checkDispute(world: World, providerDisputeId: string): Operation {
  const dispute = world.provider.readDispute(providerDisputeId)
  yield `heard that ${dispute.id} is ${dispute.status}`
  yield* recordDispute(world, dispute)
}

/** Checks all disputes of an intent, as the provider lists them, like `checkDispute`. */
export function* checkDisputesOf(world: World, intentId: string): Operation {
  for (const dispute of world.provider.listDisputes(intentId)) yield* recordDispute(world, dispute)
}

function* recordDispute(world: World, dispute: ProviderDispute): Operation {
  const payment = world.db.all('payment').find(({ intentId }) => intentId === dispute.intentId)
  if (!payment) return
  // A cardholder can be faster than the news of the payment itself.
  yield* settlePayment(world, payment.id)
  yield* transact(world, (transaction) => recordAnswer(transaction, payment.id, dispute))
}

function recordAnswer(transaction: Transaction, paymentId: string, heard: ProviderDispute): void {
  const [known] = transaction.find('dispute', ({ providerDisputeId }) => providerDisputeId === heard.id)
  const [refund] = transaction.find('refund', (row) => row.paymentId === paymentId)
  // A dispute that opened and settled between two looks is taken step by step.
  const dispute = known ?? open(transaction, paymentId, heard)
  const verdict = stepDispute(dispute, heard)
  if (!verdict) return
  transaction.update('dispute', dispute, { status: verdict })
  transaction.book(movementOfVerdict(dispute, verdict === 'won'))
  if (!refund || !isUnsent(refund)) return
  const left = capturedCents(transaction.get('payment', paymentId)) - heard.amountCents
  if (centsTaken({ ...refund, bearer: null }, heard, left) > 0) voidRefund(transaction, refund)
  else transaction.enqueue('issue-refund', refund.id)
}

function open(
  transaction: Transaction,
  paymentId: string,
  { id: providerDisputeId, amountCents, feeCents }: ProviderDispute,
): DisputeRow {
  const values = { paymentId, providerDisputeId, amountCents, feeCents }
  const dispute = transaction.insert('dispute', { ...values, status: 'open' })
  transaction.book(disputeOpened(dispute.id, providerDisputeId, { amountCents, feeCents }))
  return dispute
}

/**
 * Makes the vendor bear what we lost by a dispute, as an admin, once an appointment (M7), and only when that has ended:
 * a refund that it brings may still be overtaken by the dispute, and then we lost nothing.
 */
export function* chargeVendor(world: World, disputeId: string): Operation {
  yield* transact(world, (transaction) => {
    const dispute = transaction.get('dispute', disputeId)
    const { id: paymentId, appointmentId, returnedAt } = transaction.get('payment', dispute.paymentId)
    const [refund] = transaction.find('refund', (row) => row.paymentId === paymentId)
    const appointment = transaction.get('appointment', appointmentId)
    const { vendorId } = appointment
    const lost = {
      lostCents: dispute.status === 'lost' ? dispute.amountCents : 0,
      unsentCents: refund?.status === 'void' ? refund.amountCents : 0,
      chargedCents: 0,
    }
    const cents = chargeableLoss(dispute, lost, { ...appointment, returnedAt })
    const charged = transaction.find(
      'earning',
      (row) => row.appointmentId === appointmentId && row.kind === 'charged-dispute',
    )
    if (cents === 0 || charged.length > 0) return
    const owed = { vendorId, appointmentId, amountCents: -cents, owedAt: transaction.now, payoutId: null }
    transaction.insert('earning', { ...owed, kind: 'charged-dispute' })
    transaction.book(disputeCharged(disputeId, vendorId, cents))
  })
}
