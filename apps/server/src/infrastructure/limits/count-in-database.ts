import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { limitCount } from '../database/schema/limits.ts'
import type { Counted } from './count-times.ts'

/** Counts by our clock, in one statement; what is over, or dated too late after a step of the clock, begins anew. */
export async function countInDatabase(
  db: Database,
  key: string,
  now: Date,
  withinMs: number,
): Promise<Counted> {
  const endsAt = new Date(now.getTime() + withinMs)
  const runs = sql`${limitCount.endsAt} > ${now.toISOString()} and ${limitCount.endsAt} <= excluded.ends_at`
  const [row] = await db
    .insert(limitCount)
    .values({ key, times: 1, endsAt })
    .onConflictDoUpdate({
      target: limitCount.key,
      set: {
        times: sql`case when ${runs} then ${limitCount.times} + 1 else 1 end`,
        endsAt: sql`case when ${runs} then ${limitCount.endsAt} else excluded.ends_at end`,
      },
    })
    .returning({ times: limitCount.times, endsAt: limitCount.endsAt })
  return { times: row!.times, endsInMs: row!.endsAt.getTime() - now.getTime() }
}
