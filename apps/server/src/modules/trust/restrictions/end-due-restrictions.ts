import { and, isNotNull, isNull, lte } from 'drizzle-orm'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { statementOfReasons } from '../tables/statements-of-reasons.ts'
import { endRestriction } from './end-restriction.ts'

/** The sweep: ends restrictions whose time is over (D6). */
export const endDueRestrictions = (runtime: Runtime): Promise<void> =>
  workOff(
    runtime,
    (limit) => findDue(runtime, limit),
    String,
    (id) =>
      runtime.transaction((unit) =>
        endRestriction(unit, { id, how: 'over', adminId: null, reason: 'The time set for it is over' }),
      ),
  )

async function findDue({ db, clock }: Runtime, limit: number): Promise<string[]> {
  const { id, endsAt, endedAt, liftedAt } = statementOfReasons
  const rows = await db
    .select({ id })
    .from(statementOfReasons)
    .where(and(isNotNull(endsAt), lte(endsAt, clock.now()), isNull(endedAt), isNull(liftedAt)))
    .orderBy(endsAt)
    .limit(limit)
  return rows.map((row) => row.id)
}
