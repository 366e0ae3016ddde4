import type { MovementOnWire } from '@anseo/contract/ledger'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { presentParties } from '../../booking/public.ts'
import type { LineRow, MovementRow } from './movement-store.ts'

/** Returns a movement as an admin sees it, debits before credits. */
export const presentMovement = (row: MovementRow, lines: readonly LineRow[]): MovementOnWire => ({
  _id: row.movement.id,
  kind: row.movement.kind,
  source: row.movement.source,
  providerRef: row.movement.providerRef,
  at: row.movement.happenedAt.toISOString(),
  appointment: partiesOf(row),
  vendor: row.payeeId && row.payeeName ? { _id: row.payeeId, name: titleCase(row.payeeName) } : null,
  lines: lines
    .toSorted((one, other) => Number(one.cents < 0) - Number(other.cents < 0))
    .map(({ account, cents }) => ({ account, amount: centsToEuro(cents) })),
})

function partiesOf(row: MovementRow): MovementOnWire['appointment'] {
  const { appointmentId, startsAt, endsAt, clientId, clientName, vendorId, vendorName } = row
  if (!appointmentId || !startsAt || !endsAt || !clientName || !vendorId || !vendorName) return null
  return presentParties({ appointmentId, startsAt, endsAt, clientId, clientName, vendorId, vendorName })
}
