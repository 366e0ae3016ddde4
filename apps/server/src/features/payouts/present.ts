import type { EarningOnWire } from '@anseo/contract/payouts'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { slotToWire } from '@anseo/domain/slot'
import { slotOf } from '../appointments/appointment-row.ts'
import type { EarningRow } from './earning-store.ts'

/** How far an earning has got: what is frozen waits, also when its payout was not under way yet (M7). */
export function stateOf({ earning, payoutStatus, frozen }: EarningRow): EarningOnWire['state'] {
  if (payoutStatus === 'paid') return 'paid out'
  if (frozen) return 'frozen'
  return earning ? 'owed' : 'held'
}

/** What an entry is about, in cents. */
export const centsOf = ({ earning, vendorFeeCents }: EarningRow): number =>
  earning?.amountCents ?? vendorFeeCents

/** An earning, or the held fee of an appointment that may become one. */
export const presentEarning = (row: EarningRow): EarningOnWire => ({
  kind: row.earning?.kind ?? 'fee',
  appointmentId: row.appointmentId,
  ...slotToWire(slotOf(row)),
  clientName: titleCase(row.clientName),
  amount: centsToEuro(centsOf(row)),
  state: stateOf(row),
  owedAt: row.earning?.owedAt.toISOString() ?? null,
  paidOutAt: stateOf(row) === 'paid out' ? (row.payoutSettledAt?.toISOString() ?? null) : null,
})
