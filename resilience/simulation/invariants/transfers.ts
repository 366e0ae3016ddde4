import type { World } from '../world.ts'
import { hold, sum } from './hold.ts'

/** Checks that a payout is transferred at most once and equals the sum of its earnings (M7). */
export function transfersHold({ db, provider }: World): void {
  for (const payout of db.all('payout')) {
    const transfers = [...provider.transfers.values()].filter(({ payoutId }) => payoutId === payout.id)
    hold(transfers.length <= 1, () => `${payout.id} was transferred ${transfers.length} times`)
    if (payout.status === 'failed') {
      hold(transfers.length === 0, () => `${payout.id} has failed and was transferred`)
      continue
    }
    const earned = db.all('earning').filter(({ payoutId }) => payoutId === payout.id)
    const cents = sum(earned.map(({ amountCents }) => amountCents))
    hold(cents === payout.amountCents, () => `${payout.id} is ${payout.amountCents}, its earnings ${cents}`)
  }
}
