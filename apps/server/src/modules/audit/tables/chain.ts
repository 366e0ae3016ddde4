import type { AuditFault } from '@anseo/contract/audit'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { auditEntry } from './audit.ts'

/**
 * The links of the chain, each hashing the one before and a salted digest of its entry, as hexadecimal texts (D11). An
 * entry whose texts were erased has a second link. Written by `link_audit_entries` (migration `audit_chain`).
 */
export const auditLink = pgTable(
  'audit_link',
  {
    /** Counted from 1 without a gap. */
    position: bigint('position', { mode: 'number' }).primaryKey(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => auditEntry.id),
    /** Null once the texts that the digest is of were erased, so that nobody can find them by trying. */
    salt: text('salt'),
    digest: text('digest').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [index('audit_link_entry').on(table.entryId, table.position)],
)

/** The end of the chain, which is locked while links are added, and the result of its last check. */
export const auditHead = pgTable(
  'audit_head',
  {
    id: integer('id').primaryKey().default(1),
    position: bigint('position', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    checkedAt: instant('checked_at'),
    faults: jsonb('faults').$type<AuditFault[]>().notNull().default([]),
  },
  (table) => [check('audit_head_one_row', sql`${table.id} = 1`)],
)
