import { WEEK_MS } from '@anseo/domain/duration'
import { randomUUID } from 'node:crypto'
import { lastPayday } from '@anseo/domain/payday'
import type { earning, payout } from '@anseo/server/modules/money/tables/payouts'
import { demoPayoutAccount } from './payout-account.ts'

export type EarningRow = typeof earning.$inferInsert & { id: string }
export type PayoutRow = typeof payout.$inferInsert & { id: string }

/** Returns the payday on which an earning owed since `owedAt` is paid out, or null if that day is still to come. */
function paydayAfter(owedAt: Date, now: Date): Date | null {
  const payday = lastPayday(new Date(owedAt.getTime() + WEEK_MS))
  return payday <= lastPayday(now) ? payday : null
}

/**
 * Pays out the earnings owed before the last payday, one payout per vendor and week. Returns the payouts, and the
 * earnings with the id of their payout.
 */
export function payOut(earnings: readonly EarningRow[], now: Date) {
  const payouts = new Map<string, PayoutRow>()
  const settled = earnings.map((earning) => {
    const payday = paydayAfter(earning.owedAt, now)
    if (!payday) return earning
    const key = `${earning.vendorId} ${payday.toISOString()}`
    const payout = payouts.get(key) ?? newPayout(earning.vendorId, payday)
    payouts.set(key, { ...payout, amountCents: payout.amountCents + earning.amountCents })
    return { ...earning, payoutId: payout.id }
  })
  return { earnings: settled, payouts: [...payouts.values()] }
}

const newPayout = (vendorId: string, payday: Date): PayoutRow => ({
  id: randomUUID(),
  vendorId,
  amountCents: 0,
  status: 'paid',
  attempt: 1,
  destination: demoPayoutAccount(vendorId),
  providerTransferId: `tr_demo${randomUUID().replaceAll('-', '').slice(0, 20)}`,
  createdAt: payday,
  settledAt: payday,
})
