import { eq, sql } from 'drizzle-orm'
import type { AuditFault } from '@anseo/contract/audit'
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts'
import { auditHead, auditLink } from './tables/chain.ts'

/** The end of the chain and the result of its last check. */
export type AuditHead = typeof auditHead.$inferSelect

/** Links entries to the chain, in that order; others that want to do so wait until this transaction ends. */
export async function linkEntries(db: Transaction, ids: readonly number[]): Promise<void> {
  await db.execute(sql`select link_audit_entries(${sql.param(ids)}::bigint[])`)
}

/** Reads the end of the chain. */
export async function readHead(db: Queryable): Promise<AuditHead> {
  const [head] = await db.select().from(auditHead)
  if (!head) throw new Error('The row of the end of the audit log is gone')
  return head
}

/** Claims the next check for this process unless the last one is younger than that; an age in ms. */
export async function claimChainCheck(db: Database, now: Date, goodForMs: number): Promise<boolean> {
  const age = sql`abs(extract(epoch from (${now.toISOString()}::timestamptz - ${auditHead.checkedAt}))) * 1000`
  const claimed = await db
    .update(auditHead)
    .set({ checkedAt: now })
    .where(sql`${auditHead.checkedAt} is null or ${age} >= ${goodForMs}`)
    .returning({ id: auditHead.id })
  return claimed.length > 0
}

/** Stores the result of a check. */
export async function saveFaults(db: Database, now: Date, faults: AuditFault[]): Promise<void> {
  await db.update(auditHead).set({ checkedAt: now, faults })
}

/** Reads the hash of the link at a position; null where there is none. */
export async function hashAt(db: Queryable, position: number): Promise<string | null> {
  const [link] = await db
    .select({ hash: auditLink.hash })
    .from(auditLink)
    .where(eq(auditLink.position, position))
  return link?.hash ?? null
}

/** A link with the content of its entry, as the digest is of; null where the entry is gone. */
export interface LinkedEntry {
  position: number
  entryId: number
  salt: string | null
  digest: string
  hash: string
  content: string | null
  /** True for the last link of its entry, whose digest is of what the entry says now. */
  isLatest: boolean
}

/**
 * Reads the links after a position, first to last. The content is put together here and not by the function that links
 * entries, so that a check does not trust a function of the database.
 */
export async function readLinks(db: Queryable, after: number, limit: number): Promise<LinkedEntry[]> {
  const { rows } = await db.execute<
    Omit<LinkedEntry, 'position' | 'entryId'> & Record<'position' | 'entryId', string>
  >(sql`
    select l.position, l.entry_id as "entryId", l.salt, l.digest, l.hash,
      case when e.id is not null then jsonb_build_array(e.id, extract(epoch from e.at), e.actor, e.actor_id, e.action,
        e.subject_kind, e.subject_id, e.reason, e.details)::text end as content,
      not exists (select from audit_link later where later.entry_id = l.entry_id and later.position > l.position)
        as "isLatest"
    from audit_link l left join audit_entry e on e.id = l.entry_id
    where l.position > ${after} order by l.position limit ${limit}`)
  return rows.map((row) => ({ ...row, position: Number(row.position), entryId: Number(row.entryId) }))
}

/** Finds entries that no link names. */
export async function findUnlinked(db: Queryable, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from audit_entry e where not exists (select from audit_link where entry_id = e.id) order by id limit ${limit}`)
  return rows.map(({ id }) => Number(id))
}
