import { eq } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findStatement } from '../statements/store.ts'
import { statementOfReasons } from '../tables/statements-of-reasons.ts'
import { endRestriction } from './end-restriction.ts'

/** Stands in the audit log for the reason that an admin left out. */
const NO_REASON = 'Lifted by an admin'

/**
 * Lifts a restriction early, also a provisional one, and notifies the person (D6). A suspension is lifted by those who
 * list vendors.
 * @throws Refusal `NOT_FOUND`, `DECISION_LIFTED` if it has ended, `DECISION_IMPOSSIBLE` for a suspension.
 */
export const liftRestriction = (
  { transaction }: Runtime,
  { accountId: adminId }: Caller,
  id: string,
  reason: string = NO_REASON,
): Promise<void> =>
  transaction(async (unit) => {
    const found = await findStatement(unit.db, eq(statementOfReasons.id, id))
    if (!found) throw new Refusal('NOT_FOUND')
    if (found.statement.measure === 'suspend') throw new Refusal('DECISION_IMPOSSIBLE')
    if (!(await endRestriction(unit, { id, how: 'lifted', adminId, reason })))
      throw new Refusal('DECISION_LIFTED')
  })
