import type { EarningOnWire } from '@anseo/contract/payouts'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { slotToWire } from '@anseo/domain/slot'
import { slotOf } from '../../booking/public.ts'
import type { EarningRow } from './earning-store.ts'

/** Returns an earning, or the held fee of an appointment that may become one. */
export const presentEarning = (row: EarningRow): EarningOnWire => ({
  kind: row.kind,
  appointmentId: row.appointmentId,
  ...slotToWire(slotOf(row)),
  clientName: titleCase(row.clientName),
  serviceName: row.serviceName,
  amount: centsToEuro(row.cents),
  state: row.state,
  disputed: row.disputed,
  owedAt: row.owedAt?.toISOString() ?? null,
  paidOutAt: row.state === 'paid out' ? (row.payoutSettledAt?.toISOString() ?? null) : null,
})
