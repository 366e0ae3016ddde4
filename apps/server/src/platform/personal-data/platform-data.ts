import { HOUR_MS } from '@anseo/domain/duration'
import { IDEMPOTENCY_HOURS } from '@anseo/domain/limits'
import { eq, lt, sql } from 'drizzle-orm'
import type { UnitOfWork } from '../unit-of-work/unit-of-work.ts'
import { limitCount } from '../database/schema/limits.ts'
import { caughtMail } from '../database/schema/mailbox.ts'
import { idempotencyReply } from '../database/schema/replies.ts'
import { namePattern } from './name-pattern.ts'
import type { ErasedPerson, PersonalData } from './personal-data.ts'
import { daysBefore, deleteOld, type RetentionPeriod } from './retention-period.ts'

const CAUGHT_MAIL_DAYS = 30

const PERIODS: readonly RetentionPeriod[] = [
  {
    kind: 'kept-replies',
    what: 'Answers to repeated requests',
    kept: `${IDEMPOTENCY_HOURS} hours`,
    why: 'A request that is repeated is done once (S9)',
    remove: deleteOld(idempotencyReply, (now) =>
      lt(idempotencyReply.createdAt, new Date(now.getTime() - IDEMPOTENCY_HOURS * HOUR_MS)),
    ),
  },
  {
    kind: 'limit-counts',
    what: 'Counts of attempts, under digests of who made them',
    kept: 'Until their limit ends',
    why: 'Limits against attacks',
    remove: deleteOld(limitCount, (now) => lt(limitCount.endsAt, now)),
  },
  {
    kind: 'caught-mails',
    what: 'Emails caught where no mail server is set',
    kept: `${CAUGHT_MAIL_DAYS} days`,
    why: 'Tests and demonstrations',
    // Emails are dated in real time (T4).
    remove: deleteOld(caughtMail, () => lt(caughtMail.at, daysBefore(new Date(), CAUGHT_MAIL_DAYS))),
  },
]

/**
 * Deletes idempotency replies, queued and caught emails to the address, and caught emails that contain the name. Emails
 * to an address of which the person has another account stay, since they do not show which account they are for.
 */
async function erase(
  { db }: UnitOfWork,
  { accountId, name, email, sharesEmail, others }: ErasedPerson,
): Promise<void> {
  await db.delete(idempotencyReply).where(eq(idempotencyReply.accountId, accountId))
  const named = namePattern(name)
  await db.execute(sql`
    delete from ${caughtMail} where "to" = any(${sql.param(others.map((other) => other.email))}::text[])
      and (subject ~* ${named} or text ~* ${named})`)
  if (sharesEmail) return
  await db.delete(caughtMail).where(eq(caughtMail.to, email))
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select job.id from graphile_worker._private_jobs as job
      where job.locked_at is null and (job.payload ->> 'to' = ${email} or job.payload ->> 'email' = ${email})
    ))
  `)
}

/** Personal data in the platform's own tables. */
export const platformData: PersonalData = {
  notExported: [
    {
      table: 'kept_reply',
      why: 'Copies of responses we sent you, kept for a day to prevent duplicates.',
      inReadme: true,
    },
    {
      table: 'limit_count',
      why: 'Counts that protect against attacks; they hold a digest only and last a day at most.',
    },
    {
      table: 'caught_mail',
      why: 'Emails that a demonstration shows instead of sending; no real installation has them.',
    },
    { table: 'setting_change', why: 'Contains no personal data.' },
    { table: 'installation', why: 'Contains no personal data.' },
    { table: 'sweep_turn', why: 'Contains no personal data.' },
  ],
  erasure: { erase },
  periods: PERIODS,
}
