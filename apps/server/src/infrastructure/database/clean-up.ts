import { IDEMPOTENCY_HOURS, SESSION_ABSOLUTE_DAYS } from '@anseo/domain/limits'
import { lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../clock.ts'
import type { Sweep } from '../jobs/sweeper.ts'
import type { Database } from './database.ts'
import { mailLink, session } from './schema/accounts.ts'
import { limitCount } from './schema/limits.ts'
import { caughtMail } from './schema/mailbox.ts'
import { keptReply } from './schema/replies.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long ended sessions and dead links are kept, for questions about them. */
const KEPT_DAYS = 30
/** So many rows go in one statement, so that none holds locks for long. */
const AT_ONCE = 1000

interface Rubbish {
  table: PgTable
  /** What nobody needs any more at that instant of our clock. */
  where: (now: Date) => SQL | undefined
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

const RUBBISH: readonly Rubbish[] = [
  {
    table: session,
    where: (now) =>
      or(
        lt(session.endedAt, before(now, KEPT_DAYS * DAY_MS)),
        lt(session.createdAt, before(now, (SESSION_ABSOLUTE_DAYS + KEPT_DAYS) * DAY_MS)),
      ),
  },
  { table: mailLink, where: (now) => lt(mailLink.expiresAt, before(now, KEPT_DAYS * DAY_MS)) },
  { table: keptReply, where: (now) => lt(keptReply.createdAt, before(now, IDEMPOTENCY_HOURS * HOUR_MS)) },
  { table: limitCount, where: (now) => lt(limitCount.endsAt, now) },
  // Mails are dated in real time (T4).
  { table: caughtMail, where: () => lt(caughtMail.at, before(new Date(), KEPT_DAYS * DAY_MS)) },
]

/**
 * Deletes what nobody needs any more: sessions and links that ended a month ago, answers kept for 24 h (S9), caught
 * mails. What is dated later than now, after a step of the clock, stays.
 */
export async function cleanUp({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  for (const { table, where } of RUBBISH) {
    await db.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${where(clock.now())} limit ${AT_ONCE}))`,
    )
  }
}

/** The sweep that cleans up, in every process: what one has deleted the others do not find. */
export const cleanUpSweep = (runtime: { db: Database; clock: Clock }): Sweep => ({
  name: 'clean up',
  run: () => cleanUp(runtime),
})
