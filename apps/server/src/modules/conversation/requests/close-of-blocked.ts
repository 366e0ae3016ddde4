import type { FactsOf } from '../../../platform/unit-of-work/event.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { accountBlocked } from '../../identity/events.ts'
import { findOpen, lockRequest } from '../request-records/store.ts'
import { closeRequest } from '../quotes/close-request.ts'

/** Closes the requests of a client whom the operator blocks; the vendors see that they are closed, and not why (D6). */
export async function closeRequestsOfBlocked(
  unit: UnitOfWork,
  { accountId }: FactsOf<typeof accountBlocked>,
): Promise<void> {
  for (const id of await findOpen(unit.db, accountId, unit.now)) {
    const request = await lockRequest(unit.db, id)
    if (request && !request.closedAt) await closeRequest(unit, request, null)
  }
}
