import { bookingState } from '@anseo/domain/booking-state'
import { type LedgerAccount, sumOf } from '@anseo/domain/ledger'
import type { World } from '../world.ts'
import { hold, sum } from './hold.ts'

/** Asserts that each movement and the whole of the books sum to zero, and that the accounts say what the tables say (M6). */
export function booksHold(world: World): void {
  const movements = [...world.db.movements.values()]
  for (const { kind, source, lines } of movements) {
    hold(sumOf(lines) === 0, () => `The movement ${kind} ${source} sums to ${sumOf(lines)}`)
  }
  hold(sum(movements.map(({ lines }) => sumOf(lines))) === 0, () => 'The books do not sum to zero')
  for (const { id } of world.db.all('vendor')) {
    agrees(world, 'vendor-held', -heldFor(world, id), id)
    agrees(world, 'vendor-owed', -owedTo(world, id), id)
  }
  agrees(world, 'refunds-due', -dueBack(world))
  agrees(world, 'disputed', openDisputes(world))
  const losses = balanceOf(world, 'losses')
  hold(losses >= 0, () => `We gained ${-losses} cents by disputes`)
}

/** Returns the balance of an account, of one vendor where it is kept by vendor, in cents. */
export function balanceOf({ db }: World, account: LedgerAccount, vendorId?: string): number {
  let cents = 0
  for (const { lines } of db.movements.values()) {
    for (const line of lines) {
      if (line.account === account && line.vendorId === vendorId) cents += line.cents
    }
  }
  return cents
}

function agrees(world: World, account: LedgerAccount, cents: number, vendorId?: string): void {
  const balance = balanceOf(world, account, vendorId)
  hold(balance === cents, () => `The account ${account} of ${vendorId ?? 'all'} is ${balance}, not ${cents}`)
}

/** Returns the fees, in cents, of what is paid and may still end either way: nothing is held for what has ended. */
const heldFor = ({ db }: World, vendorId: string): number =>
  sum(
    db
      .all('appointment')
      .filter((row) => row.vendorId === vendorId && bookingState(row) === 'paid')
      .map(({ vendorFeeCents }) => vendorFeeCents),
  )

/** Returns the earnings that no payout has brought, in cents. */
function owedTo({ db }: World, vendorId: string): number {
  const isPaid = (payoutId: string | null) =>
    payoutId !== null && db.get('payout', payoutId)?.status === 'paid'
  const unpaid = db.all('earning').filter((row) => row.vendorId === vendorId && !isPaid(row.payoutId))
  return sum(unpaid.map(({ amountCents }) => amountCents))
}

function dueBack({ db }: World): number {
  const waiting = db.all('refund').filter(({ status }) => status === 'pending' || status === 'failed')
  return sum(waiting.map(({ amountCents }) => amountCents))
}

function openDisputes({ db }: World): number {
  const open = db.all('dispute').filter(({ status }) => status === 'open')
  return sum(open.map(({ amountCents }) => amountCents))
}
