import { refundHold } from '@anseo/domain/dispute-steps'
import { movementsOfRefund } from '@anseo/domain/money-movements'
import { capturedCents } from '@anseo/domain/payment-steps'
import { isUnsent, type RefundAnswer } from '@anseo/domain/refund-steps'
import { type ProviderRefund, ProviderRefusal } from '../provider-objects.ts'
import type { RefundRow } from '../rows.ts'
import type { Transaction } from '../transaction.ts'
import { type Operation, transact, type World } from '../world.ts'
import { checkDisputesOf } from './dispute.ts'

/** Asks the provider to send a refund, unless a dispute holds it; the key names refund and attempt. */
export function* issueRefund(world: World, refundId: string): Operation {
  const refund = yield* transact(world, (transaction) => takeUp(world, transaction, refundId))
  if (!refund) return
  const { intentId } = world.db.get('payment', refund.paymentId)!
  try {
    const answer = askForRefund(world, refund, intentId!)
    yield `heard that ${answer.id} is ${answer.status}`
    yield* recordRefund(world, refund, answerOf(answer))
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    yield `is refused a refund: ${error.code}`
    if (error.code === 'charge_disputed') yield* checkDisputesOf(world, intentId!)
    yield* recordRefund(world, refund, { status: 'refused' })
  }
}

/** Returns the refund if it is to be sent now. */
function takeUp(world: World, transaction: Transaction, refundId: string): RefundRow | null {
  const refund = transaction.get('refund', refundId)
  return isUnsent(refund) && beginsNow(world, transaction, refund) === 'issued' ? refund : null
}

/** Returns the start of the refund if it began now. */
function beginsNow(world: World, transaction: Transaction, { paymentId, amountCents }: RefundRow) {
  const payment = transaction.get('payment', paymentId)
  const disputes = transaction.find('dispute', (row) => row.paymentId === paymentId)
  return world.composition.refundBegins(disputes, amountCents, capturedCents(payment))
}

function askForRefund(world: World, refund: RefundRow, intentId: string): ProviderRefund {
  const { id: refundId, attempt, amountCents } = refund
  return world.provider.createRefund(world.composition.refundKey(refund), {
    intentId,
    refundId,
    attempt,
    amountCents,
  })
}

/** Asks what became of a refund that the provider has taken on. */
export function* checkRefund(world: World, refundId: string): Operation {
  const refund = world.db.get('refund', refundId)!
  if (!refund.providerRefundId) return
  const answer = world.provider.readRefund(refund.providerRefundId)
  yield `heard that ${answer.id} is ${answer.status}`
  yield* recordRefund(world, refund, answerOf(answer))
}

const answerOf = ({ id, status }: ProviderRefund): RefundAnswer => ({ status, providerRefundId: id })

function* recordRefund(world: World, sent: RefundRow, answer: RefundAnswer): Operation {
  yield* transact(world, (transaction) => {
    const refund = transaction.get('refund', sent.id)
    const meanwhile = refundHold(beginsNow(world, transaction, refund))
    const change = world.composition.stepRefund(refund, sent.attempt, answer, meanwhile)
    transaction.update('refund', refund, change.set)
    for (const movement of movementsOfRefund(refund, answer, change)) transaction.book(movement)
    if (change.tryAgainAfter !== null) transaction.enqueue('issue-refund', refund.id)
    if (change.checkAgain) transaction.enqueue('check-refund', refund.id)
  })
}
