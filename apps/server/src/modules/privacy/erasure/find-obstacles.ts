import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'

interface Obstacles {
  /** Number of appointments that have not ended. */
  live: number
  /** True if money is on its way, or may be. */
  money: boolean
  /** True if one of them delays the erasure. */
  waits: boolean
}

/**
 * Finds the obstacles to erasing an account (L7). All modules are asked in one statement, so that nothing that
 * passes from one to the other is missed in between.
 */
export async function findObstacles(
  db: Queryable,
  personalData: readonly PersonalData[],
  accountId: string,
): Promise<Obstacles> {
  const obstacles = personalData.flatMap(({ erasure }) => erasure?.obstacles ?? [])
  const live = obstacles.flatMap(({ liveAppointments }) => liveAppointments?.(accountId) ?? [])
  const money = obstacles.flatMap(({ moneyUnderWay }) => moneyUnderWay?.(accountId) ?? [])
  const { rows } = await db.execute<{ live: number; money: boolean }>(sql`
    select 0 + ${sql.join(live, sql` + `)} as live, ${sql.join(money, sql` or `)} as money`)
  const found = rows[0]!
  return { ...found, waits: found.live > 0 || found.money }
}
