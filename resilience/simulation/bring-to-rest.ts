import { bookingState } from '@anseo/domain/booking-state'
import { lastPayday } from '@anseo/domain/payday'
import { MOST_REFUND_ATTEMPTS } from '@anseo/domain/refund-steps'
import { balanceOf } from './invariants/books.ts'
import { hold, sum } from './invariants/hold.ts'
import type { History } from './history.ts'
import { nextPayday } from './next-payday.ts'
import { payVendors } from './operations/payout.ts'
import { completeAppointments, reconcile, timeOutAppointments } from './operations/sweeps.ts'
import { work } from './operations/work.ts'
import type { World } from './world.ts'

/** The number of times the queue is worked through before it must be empty; a refund may use up all its attempts. */
const MOST_ROUNDS = MOST_REFUND_ATTEMPTS + 20

/**
 * Brings everything that is under way to its end without faults: payments and refunds that banks still process succeed, lost
 * webhooks stay lost, sweeps and jobs run until there is nothing left to do; then disputes are decided, then vendors are paid.
 * @throws BrokenInvariant when something is stuck, or our books are not the provider's.
 */
export function bringToRest(history: History): void {
  const { world } = history
  world.provider.luck = 'fine'
  world.provider.events.length = 0
  history.log('From here on nothing fails, and webhooks under way are lost')
  for (let next = history.running[0]; next; next = history.running[0]) history.goOn(next, { through: true })
  settleBanks(world)
  workThrough(history)
  assertAtRest(world)
  settleDisputes(history)
  workThrough(history)
  assertAtRest(world)
  world.now = nextPayday(world.now)
  history.log('A payday')
  history.begin("Sweep 'pay vendors'", payVendors(world), false)
  workThrough(history)
  assertAtRest(world)
  assertVendorsPaid(world)
}

/** Sweeps and works until the queue is empty. */
function workThrough(history: History): void {
  const { world } = history
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    for (const [name, sweep] of [
      ['time out', timeOutAppointments],
      ['complete', completeAppointments],
      ['reconcile', reconcile],
    ] as const) {
      history.begin(`Sweep '${name}'`, sweep(world), false)
    }
    const jobs = world.db.all('job')
    for (const job of jobs) history.begin(`Job ${job.job} ${job.of}`, work(world, job), false)
    world.provider.events.length = 0
    if (jobs.length === 0) return
  }
  hold(false, () => 'The queue never runs empty')
}

/** Settles processing payments and refunds. */
function settleBanks({ provider }: World): void {
  for (const intent of provider.intents.values()) {
    if (intent.status === 'processing') provider.moveIntent(intent, 'succeeded')
  }
  for (const refund of provider.refunds.values()) {
    if (refund.status === 'pending') provider.moveRefund(refund, 'succeeded')
  }
}

/** Settles the open disputes, won and lost in turn. */
function settleDisputes(history: History): void {
  const { provider } = history.world
  const open = [...provider.disputes.values()].filter(({ status }) => status === 'open')
  for (const [index, dispute] of open.entries()) {
    const verdict = index % 2 === 0 ? 'won' : 'lost'
    provider.settleDispute(dispute, verdict)
    history.log(`Bank: dispute ${verdict}, ${dispute.id}`)
  }
}

/** Asserts, once nothing is left to do, that nothing is stuck and our books agree with the provider's (M4 to M6). */
function assertAtRest(world: World): void {
  const { db, provider } = world
  for (const refund of db.all('refund')) {
    const frozen = db
      .all('dispute')
      .some((row) => row.paymentId === refund.paymentId && row.status === 'open')
    hold(refund.status !== 'pending' || frozen, () => `${refund.id} is pending for ever`)
  }
  for (const intent of provider.intents.values()) {
    const state = bookingState(db.get('appointment', intent.appointmentId)!)
    const payable = intent.status === 'open' && world.secrets.has(intent.id)
    hold(
      !payable || state === 'confirmed',
      () => `${intent.id} can be paid, and ${intent.appointmentId} is ${state}`,
    )
    const recorded = db.get('payment', intent.paymentId)?.succeededAt
    hold(
      intent.status !== 'succeeded' || Boolean(recorded),
      () => `${intent.id} was paid, and nobody noticed`,
    )
  }
  const balance = balanceOf(world, 'provider')
  hold(balance === provider.balance, () => `Our books say ${balance}, the provider ${provider.balance}`)
}

/** Asserts that all earnings from before the payday have been paid, unless charged disputes outweigh them (M7). */
function assertVendorsPaid({ db, now }: World): void {
  const payday = lastPayday(now)
  for (const { id } of db.all('vendor')) {
    const owed = db
      .all('earning')
      .filter((row) => row.vendorId === id && !row.payoutId && row.owedAt < payday)
    const cents = sum(owed.map(({ amountCents }) => amountCents))
    hold(cents <= 0, () => `${id} is owed ${cents} cents after the payday`)
  }
}
