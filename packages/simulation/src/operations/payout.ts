import { paidOut } from '@anseo/domain/ledger'
import { lastPayday } from '@anseo/domain/payday'
import { ProviderRefusal } from '../provider.ts'
import type { Transaction } from '../transaction.ts'
import { type Operation, transact, type World } from '../world.ts'

/** A transfer that was refused so often waits for an admin; what it was to pay goes with the next payday. */
export const MOST_PAYOUT_ATTEMPTS = 5

/** The weekly sweep: a payout for each vendor of what it was owed before the last payday (M7). */
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
  const payout = transaction.insert('payout', { vendorId, amountCents, status: 'pending', attempt: 1 })
  for (const earning of owed) transaction.update('earning', earning, { payoutId: payout.id })
  transaction.enqueue('issue-payout', payout.id)
}

function mayPayOut(world: World, transaction: Transaction, appointmentId: string): boolean {
  const payments = transaction.find('payment', (row) => row.appointmentId === appointmentId)
  const disputes = transaction.find('dispute', ({ paymentId }) => payments.some(({ id }) => id === paymentId))
  return world.composition.mayPayOut(transaction.get('appointment', appointmentId), disputes)
}

/** Asks the provider to transfer a payout; the key names payout and attempt. */
export function* issuePayout(world: World, payoutId: string): Operation {
  const { status, attempt, vendorId, amountCents } = world.db.get('payout', payoutId)!
  if (status !== 'pending') return
  const providerRef = askForTransfer(world, `payout-${payoutId}-${attempt}`, {
    payoutId,
    vendorId,
    amountCents,
  })
  yield providerRef ? `transferred by ${providerRef}` : 'was refused a transfer'
  yield* transact(world, (transaction) => {
    const payout = transaction.get('payout', payoutId)
    if (payout.status !== 'pending' || payout.attempt !== attempt) return
    if (providerRef) {
      transaction.update('payout', payout, { status: 'paid' })
      transaction.book(paidOut(payoutId, attempt, providerRef, vendorId, amountCents))
    } else if (attempt < MOST_PAYOUT_ATTEMPTS) {
      transaction.update('payout', payout, { attempt: attempt + 1 })
      transaction.enqueue('issue-payout', payoutId)
    } else {
      transaction.update('payout', payout, { status: 'failed' })
      const freed = transaction.find('earning', (row) => row.payoutId === payoutId)
      for (const earning of freed) transaction.update('earning', earning, { payoutId: null })
    }
  })
}

type Transfer = Parameters<World['provider']['createTransfer']>[1]

/** The id of the transfer, or null when it was refused. */
function askForTransfer(world: World, key: string, transfer: Transfer): string | null {
  try {
    return world.provider.createTransfer(key, transfer).id
  } catch (error) {
    if (error instanceof ProviderRefusal) return null
    throw error
  }
}
