import type { Stripe } from 'stripe'
import type { Runtime } from '../../../platform/runtime.ts'
import { claimComparison, saveComparison } from '../ledger/check-store.ts'
import { sumByProviderRef } from './provider-store.ts'

/** The days for which the provider's list is read: longer than a refund or a webhook can take. */
const LIST_DAYS = 35
/** The time from one comparison to the next, in ms, and the shorter one after a comparison that found other differences. */
const COMPARE_EVERY_MS = 3_600_000
const COMPARE_AGAIN_MS = 60_000

/**
 * Charges, refunds, disputes and transfers, by the prefix of their ids. Other movements of the balance, such as the
 * platform's own payouts and the provider's invoices, are not in our ledger.
 */
const BOOKED = /^(ch|py|re|pyr|du|dp|tr)_/

/** Checks again a movement of the provider that our ledger does not contain in the same way. */
export type RecheckProviderObject = (providerRef: string) => Promise<void>

/**
 * The sweep that compares the ledger with the provider's list, movement by movement, and rechecks differences (M4, M6).
 * One process compares at a time; remaining differences are shown with the ledger's report. The longer they stay the same,
 * the less often the list is read for them.
 */
export async function compareWithProvider(
  runtime: Pick<Runtime, 'db' | 'clock' | 'stripe' | 'log'>,
  recheckProviderObject: RecheckProviderObject,
): Promise<void> {
  const { db, clock, log } = runtime
  const last = await claimComparison(db, clock.now(), COMPARE_EVERY_MS)
  if (!last) return
  const listed = await listMovements(runtime.stripe).catch(async (error: unknown) => {
    await saveComparison(db, { ...last, reconciledAt: clock.now(), compareAgainMs: COMPARE_AGAIN_MS })
    throw error
  })
  const booked = await sumByProviderRef(db, [...listed.keys()])
  const differences: string[] = []
  for (const [providerRef, cents] of listed) {
    const bookedCents = booked.get(providerRef) ?? 0
    if (cents === bookedCents) continue
    differences.push(`${providerRef}: the provider lists ${cents} cents, ${bookedCents} are in the ledger.`)
    await recheckProviderObject(providerRef).catch((error: unknown) =>
      log.warn({ error, providerRef }, 'A difference from the provider could not be looked at'),
    )
  }
  const compareAgainMs = nextAfter(differences, last)
  await saveComparison(db, { differences, reconciledAt: clock.now(), compareAgainMs })
}

function nextAfter(
  differences: readonly string[],
  last: { differences: string[]; compareAgainMs: number },
): number {
  if (differences.length === 0) return COMPARE_EVERY_MS
  if (differences.join() !== last.differences.join()) return COMPARE_AGAIN_MS
  return Math.min(Math.max(2 * last.compareAgainMs, COMPARE_AGAIN_MS), COMPARE_EVERY_MS)
}

/** Lists the movements of the provider's balance by object, in cents; the provider lives in real time (T4). */
async function listMovements(stripe: Stripe): Promise<Map<string, number>> {
  const gte = Math.floor(Date.now() / 1000) - LIST_DAYS * 24 * 3600
  const listed = new Map<string, number>()
  for await (const { source, net } of stripe.balanceTransactions.list({ created: { gte }, limit: 100 })) {
    const ref = typeof source === 'string' ? source : source?.id
    if (ref && BOOKED.test(ref)) listed.set(ref, (listed.get(ref) ?? 0) + net)
  }
  return listed
}
