import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ErasedPerson, PersonalData } from '../../platform/personal-data/personal-data.ts'
import { subjectOf } from '../../platform/personal-data/subject.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import { linkEntries } from './chain-store.ts'
import { auditEntry } from './tables/audit.ts'
import { auditLink } from './tables/chain.ts'

/** The details that stay in the audit log after an erasure: states and amounts, but no free text. */
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

/**
 * Removes reasons and free text from the audit entries about a person and their records; actor, action and time stay.
 * The salts of the entries' old links are deleted, so that nobody can guess a text from its digest, and new links are
 * added to the chain for the remaining content.
 */
async function erase(unit: UnitOfWork, { partOf }: ErasedPerson): Promise<void> {
  const { rows } = await unit.db.execute<{ id: string }>(sql`
    update audit_entry set reason = null, details = (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(details)
      where key = any(${sql.param(AUDITED_FACTS)}::text[]))
    where subject_id = any(${sql.param(partOf)}::text[]) returning id`)
  const ids = rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other)
  await unit.db.update(auditLink).set({ salt: null }).where(inArray(auditLink.entryId, ids))
  unit.beforeCommit(() => linkEntries(unit.db, ids))
}

/** The personal data in the audit log: entries about clients and vendors. */
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
  notExported: [
    { table: 'audit_link', why: 'Digests that show whether an audit entry was changed; no texts.' },
    { table: 'audit_head', why: 'The end of the chain of these digests.' },
  ],
  erasure: { erase },
}
