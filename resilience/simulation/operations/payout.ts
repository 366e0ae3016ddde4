import { paidOut } from '@anseo/domain/ledger'
import { lastPayday } from '@anseo/domain/payday'
import { type PayoutAnswer, stepPayout } from '@anseo/domain/payout-steps'
import { ProviderRefusal } from '../provider-objects.ts'
import type { Transaction } from '../transaction.ts'
import { type Operation, transact, type World } from '../world.ts'

/** The weekly sweep: creates a payout for each vendor from the earnings owed before the last payday (M7). */
export function* payVendors(world: World): Operation {
  for (const { id } of world.db.all('vendor')) {
    yield* transact(world, (transaction) => payVendor(world, transaction, id))
  }
}

function payVendor(world: World, transaction: Transaction, vendorId: string): void {
  const underWay = transaction.find('payout', (row) => row.vendorId === vendorId && row.status === 'pending')
  if (underWay.length > 0) return
  const payday = lastPayday(transaction.now)
  const owed = transaction
    .find('earning', (row) => row.vendorId === vendorId && !row.payoutId && row.owedAt < payday)
    .filter(({ appointmentId }) => mayPayOut(world, transaction, appointmentId))
  const amountCents = owed.reduce((sum, earning) => sum + earning.amountCents, 0)
  if (amountCents <= 0) return
  const payout = transaction.insert('payout', {
    vendorId,
    amountCents,
    status: 'pending',
    attempt: 1,
    providerTransferId: null,
  })
  for (const earning of owed) transaction.update('earning', earning, { payoutId: payout.id })
  transaction.enqueue('issue-payout', payout.id)
}

function mayPayOut(world: World, transaction: Transaction, appointmentId: string): boolean {
  const payments = transaction.find('payment', (row) => row.appointmentId === appointmentId)
  const disputes = transaction.find('dispute', ({ paymentId }) => payments.some(({ id }) => id === paymentId))
  return world.composition.mayPayOut(transaction.get('appointment', appointmentId), disputes)
}

/** Asks the provider to transfer a payout; the idempotency key consists of payout and attempt. */
export function* issuePayout(world: World, payoutId: string): Operation {
  const { status, attempt, vendorId, amountCents } = world.db.get('payout', payoutId)!
  if (status !== 'pending') return
  const key = `payout-${payoutId}-${attempt}`
  const answer = askForTransfer(world, key, { payoutId, vendorId, amountCents })
  yield `transfer ${answer.status}`
  yield* transact(world, (transaction) => recordAnswer(transaction, payoutId, attempt, answer))
}

function recordAnswer(
  transaction: Transaction,
  payoutId: string,
  attempt: number,
  answer: PayoutAnswer,
): void {
  const payout = transaction.get('payout', payoutId)
  const { set, tryAgainAfter } = stepPayout(payout, attempt, answer)
  if (Object.keys(set).length === 0) return
  const { vendorId, amountCents, status, providerTransferId } = transaction.update('payout', payout, set)
  if (status === 'paid') {
    transaction.book(paidOut(payoutId, attempt, providerTransferId ?? payoutId, vendorId, amountCents))
  }
  if (status === 'failed') {
    const freed = transaction.find('earning', (row) => row.payoutId === payoutId)
    for (const earning of freed) transaction.update('earning', earning, { payoutId: null })
  }
  if (tryAgainAfter !== null) transaction.enqueue('issue-payout', payoutId)
}

type Transfer = Parameters<World['provider']['createTransfer']>[1]

function askForTransfer(world: World, key: string, transfer: Transfer): PayoutAnswer {
  try {
    return { status: 'sent', providerTransferId: world.provider.createTransfer(key, transfer).id }
  } catch (error) {
    if (error instanceof ProviderRefusal) return { status: 'refused' }
    throw error
  }
}
