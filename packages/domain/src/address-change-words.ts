import type { Cost } from './cost.ts'
import { formatEuro } from './money.ts'

/**
 * Returns what another address changes for client and vendor, 'The travel fee to this address is €30.00: €10.00 more on
 * the day.'
 */
export function addressChangeText(before: Cost, after: Cost): string {
  const { travelFeeCents } = after.parts
  const fee =
    travelFeeCents > 0
      ? `The travel fee to this address is ${formatEuro(travelFeeCents)}`
      : 'There is no travel fee to this address'
  const changes = [
    { cents: after.nowCents - before.nowCents, when: 'online' },
    { cents: after.onTheDayCents - before.onTheDayCents, when: 'on the day' },
  ]
    .filter(({ cents }) => cents !== 0)
    .map(({ cents, when }) => `${formatEuro(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'} ${when}`)
  return changes.length > 0 ? `${fee}: ${changes.join(' and ')}.` : `${fee}.`
}
