import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { timeRange } from './time-range.ts'
import { id, imageUrl, instant, pageFacts, pageQuery, searchText } from './wire.ts'

/** Kinds of subjects of audit entries. */
export const AUDIT_SUBJECTS = [
  'vendor',
  'client',
  'admin',
  'appointment',
  'payment',
  'refund',
  'dispute',
  'report',
  'review',
  'broadcast',
  'setting',
  'job',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** A fact of an entry; one with `from` and `to` is a change. */
const auditFact = z.object({ name: z.string(), value: z.string().nullable(), from: z.string().nullable() })

/** An action of an admin or the system that affected others. */
export const auditEntryOnWire = z.object({
  _id: z.string(),
  at: instant(),
  actor: z.enum(['admin', 'system']),
  /** The admin who acted; null for the system, or if the account has been deleted. */
  admin: z.object({ _id: id(), name: z.string(), image: imageUrl() }).nullable(),
  action: z.string(),
  subject: z.object({
    kind: z.enum(AUDIT_SUBJECTS),
    id: z.string(),
    /** The name of the person or thing where it is still known: a name, or the time of an appointment. */
    name: z.string().nullable(),
  }),
  reason: z.string().nullable(),
  facts: z.array(auditFact),
})
export type AuditEntryOnWire = z.output<typeof auditEntryOnWire>

const filters = {
  /** A name, email address, id, or words of the reason. */
  search: searchText(),
  ...timeRange,
  /** An admin's id, or `system`. */
  actor: z.union([id(), z.literal('system')]).optional(),
  /** The action, or `vetting` for every decision about a vendor. */
  action: searchText(),
  kind: z.enum(AUDIT_SUBJECTS).optional(),
  subject: searchText(),
  /** The id of an account: actions on it, its appointments and their payments. */
  person: id().optional(),
}

export const listAudit = call({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'List the audit log, newest first.',
  query: z.object({ ...filters, ...pageQuery() }),
  reply: succeeds({ entries: z.array(auditEntryOnWire), ...pageFacts }),
  refusals: [],
})

export const listAuditChoices = call({
  method: 'GET',
  path: '/api/admin/audit/choices',
  access: 'admin',
  summary: 'List the admins and actions in the audit log, for its filters.',
  reply: succeeds({
    admins: z.array(z.object({ _id: id(), name: z.string() })),
    actions: z.array(z.string()),
  }),
  refusals: [],
})

export const exportAudit = call({
  method: 'GET',
  path: '/api/admin/audit.csv',
  access: 'admin',
  summary: 'Download the newest 10,000 audit entries as CSV.',
  query: z.object(filters),
  file: 'text/csv',
  reply: z.file(),
  refusals: [],
})

export const auditCalls = [listAudit, listAuditChoices, exportAudit] as const
