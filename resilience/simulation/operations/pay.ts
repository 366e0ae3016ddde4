import { appointmentFacts } from '@anseo/domain/appointment'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { movementsOfPayment } from '@anseo/domain/money-movements'
import type { IntentAnswer } from '@anseo/domain/payment-steps'
import { withTotal } from '@anseo/domain/price'
import { type ProviderIntent, ProviderRefusal } from '../provider-objects.ts'
import type { PaymentRow } from '../rows.ts'
import type { Transaction } from '../transaction.ts'
import { type Operation, refuseOn, transact, type World } from '../world.ts'
import { openRefund } from './open-refund.ts'
import { applyChange } from './take-step.ts'

/** Opens the page to pay as a client: claims the one live payment, then asks the provider for its intent (M5). */
export function* askForIntent(world: World, appointmentId: string): Operation {
  const { id, amountCents, intentId } = yield* transact(world, (transaction) => {
    const appointment = transaction.get('appointment', appointmentId)
    refuseOn(problemTo.pay(appointmentFacts(appointment), transaction.now))
    return takeLivePayment(transaction, appointmentId, withTotal(appointment).totalCents)
  })
  if (intentId) {
    if (world.provider.readIntent(intentId).status === 'open') world.secrets.add(intentId)
    else yield* settlePayment(world, id)
    return
  }
  const intent = world.provider.createIntent(`payment-${id}`, { paymentId: id, appointmentId, amountCents })
  yield `has intent ${intent.id}`
  const saved = yield* transact(world, (transaction) => {
    const payment = transaction.update('payment', transaction.get('payment', id), { intentId: intent.id })
    if (payment.abandonedAt) transaction.enqueue('cancel-intent', id)
    return !payment.abandonedAt
  })
  if (saved) world.secrets.add(intent.id)
}

function takeLivePayment(transaction: Transaction, appointmentId: string, amountCents: number): PaymentRow {
  const [live] = transaction.find(
    'payment',
    (row) => row.appointmentId === appointmentId && !row.abandonedAt && !row.succeededAt,
  )
  if (live) return live
  const nothingYet = {
    intentId: null,
    processingAt: null,
    succeededAt: null,
    receivedCents: null,
    returnedAt: null,
    abandonedAt: null,
  }
  return transaction.insert('payment', { appointmentId, amountCents, ...nothingYet })
}

/**
 * Asks the provider about a payment and acts on the answer: the one step that webhook, verification and reconciliation
 * lead to (M4).
 */
export function* settlePayment(world: World, paymentId: string): Operation {
  const { intentId, succeededAt } = world.db.get('payment', paymentId)!
  if (!intentId || succeededAt) return
  const intent = world.provider.readIntent(intentId)
  yield `heard that ${intent.id} is ${intent.status}`
  yield* transact(world, (transaction) => recordIntent(world, transaction, paymentId, intent))
}

/** Records the provider's answer about an intent, and books and applies what follows from it. */
function recordIntent(
  world: World,
  transaction: Transaction,
  paymentId: string,
  intent: Pick<ProviderIntent, 'id' | 'status' | 'amountCents' | 'feeCents'>,
): void {
  const payment = transaction.get('payment', paymentId)
  const appointment = transaction.get('appointment', payment.appointmentId)
  const answer: IntentAnswer =
    intent.status === 'succeeded'
      ? { status: 'succeeded', receivedCents: intent.amountCents, asAsked: intent.id === payment.intentId }
      : { status: intent.status }
  const change = world.composition.stepPayment(payment, answer, appointment, transaction.now)
  const recorded = transaction.update('payment', payment, change.set)
  if (!change.set.succeededAt) return
  const arrived = { id: paymentId, providerRef: intent.id, feeCents: intent.feeCents }
  for (const movement of movementsOfPayment(arrived, appointment, change)) transaction.book(movement)
  if (change.appointment) applyChange(world, transaction, appointment, change.appointment)
  else openRefund(world, transaction, recorded, { totalCents: change.returnCents, parts: null })
}

/** Cancels the intent of an abandoned payment; if it has been paid in the meantime, it is refunded (M5). */
export function* cancelIntent(world: World, paymentId: string): Operation {
  const { intentId, succeededAt } = world.db.get('payment', paymentId)!
  if (!intentId || succeededAt) return
  try {
    world.provider.cancelIntent(intentId)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    yield* settlePayment(world, paymentId)
  }
}
