import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'

/** The actor: an admin, the system, or one side of an appointment. */
export type Actor = 'admin' | 'system' | 'client' | 'vendor'

/** The kind of thing that an audit entry is about. */
export type SubjectKind =
  | 'vendor'
  | 'client'
  | 'admin'
  | 'appointment'
  | 'payment'
  | 'refund'
  | 'dispute'
  | 'report'
  | 'review'
  | 'notice'
  | 'complaint'
  | 'broadcast'
  | 'setting'
  | 'speciality'
  | 'job'
  | 'invitation'
  | 'tax-report'
  /** A list of the operator that was downloaded. */
  | 'list'

/**
 * The actions of admins and the system that affect others. Append-only by the triggers of migration `0001_guards`;
 * names stay as they were at the time.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text('actor').$type<'admin' | 'system'>().notNull(),
    /** The admin's account, which may have been deleted since. */
    actorId: uuid('actor_id'),
    /** The action, as `vendor.verified`. */
    action: text('action').notNull(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    reason: text('reason'),
    /** The change, with the values before and after. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_entry_subject').on(table.subjectKind, table.subjectId, table.id),
    index('audit_entry_actor').on(table.actorId, table.id),
    index('audit_entry_at').on(table.at, table.id),
    index('audit_entry_action').on(table.action, table.id),
    index('audit_entry_kind').on(table.subjectKind, table.id),
  ],
)
