import { and, eq, sql } from 'drizzle-orm'
import type { ErasedPerson, PersonalData } from '../../platform/personal-data/personal-data.ts'
import { subjectOf } from '../../platform/personal-data/subject.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import { auditEntry } from './tables/audit.ts'

/** Facts that stay in the audit log: states and sums, nobody's words. */
const AUDITED_FACTS = [
  'state',
  'refund',
  'amount',
  'appointment',
  'payout',
  'attempt',
  'check',
  'last day',
  'stars',
]

/** Takes reasons and words out of what is noted of a person and of what it was part of; who did what when stays. */
const erase = async ({ db }: UnitOfWork, { partOf }: ErasedPerson): Promise<void> =>
  void (await db.execute(sql`
    update audit_entry set reason = null, details = (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(details)
      where key = any(${sql.param(AUDITED_FACTS)}::text[]))
    where subject_id = any(${sql.param(partOf)}::text[])`))

/** The personal data in the audit log: the people whom decisions concern. */
export const auditData: PersonalData = {
  exports: {
    both: [
      subjectOf(auditEntry, {
        file: 'decisions',
        about: 'What our team or our system did with your account.',
        whose: (id) =>
          and(eq(auditEntry.subjectId, id), sql`${auditEntry.subjectKind} in ('client', 'vendor')`),
        order: [auditEntry.id],
        // The admin's name and notes for the team stay out, since they may name others.
        withheld: ['actorId', 'reason', 'details'],
      }),
    ],
  },
  erasure: { erase },
}
