import type { LedgerEntryOnWire } from '@anseo/contract/ledger'
import { centsToEuro } from '@anseo/domain/money'
import type { BookedEntry } from './store.ts'

/** Returns a ledger entry for the wire. */
export const presentEntry = ({ entry, movement }: BookedEntry): LedgerEntryOnWire => ({
  _id: String(entry.id),
  movementId: movement.id,
  kind: movement.kind,
  source: movement.source,
  account: entry.account,
  vendorId: entry.vendorId,
  appointmentId: movement.appointmentId,
  amount: centsToEuro(entry.cents),
  at: movement.happenedAt.toISOString(),
})
