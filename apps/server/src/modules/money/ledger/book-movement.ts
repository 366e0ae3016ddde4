import { type Movement, sumOf } from '@anseo/domain/ledger'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { insertEntries, insertMovement } from './store.ts'

/** Records several movements, as `bookMovement` does for one. */
export async function bookMovements(
  unit: UnitOfWork,
  movements: readonly Movement[],
  appointmentId: string | null,
): Promise<void> {
  for (const movement of movements) await bookMovement(unit, movement, appointmentId)
}

/**
 * Records a movement of money in the ledger, in the transaction of its cause; a movement of the same kind and source is
 * recorded only once (M6).
 */
export async function bookMovement(
  unit: UnitOfWork,
  movement: Movement | null,
  appointmentId: string | null,
): Promise<void> {
  if (!movement) return
  const { kind, source, providerRef = null, lines } = movement
  if (sumOf(lines) !== 0) throw new Error(`Movement ${kind} of ${source} does not balance`)
  const id = await insertMovement(unit.db, { kind, source, providerRef, appointmentId, happenedAt: unit.now })
  if (id) await insertEntries(unit.db, id, lines)
}
