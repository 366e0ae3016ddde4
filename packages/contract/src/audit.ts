import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { timeRange } from './time-range.ts'
import { id, instant, pageFacts, pageQuery, searchText } from './wire.ts'
import { person } from './parties.ts'

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
  'notice',
  'complaint',
  'broadcast',
  'setting',
  'speciality',
  'job',
  'invitation',
  'tax-report',
  'list',
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
  admin: person.nullable(),
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

/** Orders of the log: by time. */
export const AUDIT_ORDERS = ['newest', 'oldest'] as const
export type AuditOrder = (typeof AUDIT_ORDERS)[number]

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
  order: z.enum(AUDIT_ORDERS).default('newest'),
}

export const listAudit = call({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  roles: ['reader'],
  summary: 'List the audit log, newest first.',
  query: z.object({ ...filters, ...pageQuery() }),
  reply: succeeds({ entries: z.array(auditEntryOnWire), ...pageFacts }),
})

export const listAuditChoices = call({
  method: 'GET',
  path: '/api/admin/audit/choices',
  access: 'admin',
  roles: ['reader'],
  summary: 'List the admins and actions in the audit log, for its filters.',
  reply: succeeds({
    admins: z.array(z.object({ _id: id(), name: z.string() })),
    actions: z.array(z.string()),
  }),
})

export const exportAudit = call({
  method: 'GET',
  path: '/api/admin/audit.csv',
  access: 'admin',
  roles: [],
  summary: 'Download the audit log as CSV: all that the filters find, in the same order.',
  query: z.object(filters),
  file: 'text/csv',
})

/** A place where the log is not as it was recorded; `broken` is a link that was changed, added or removed. */
export const auditFault = z.object({
  fault: z.enum(['changed', 'removed', 'inserted', 'broken']),
  /** The number of the entry; null for a link that is missing at the end. */
  entry: z.int().nullable(),
  /** The place in the chain, from 1; null for an entry that has none. */
  position: z.int().nullable(),
})
export type AuditFault = z.output<typeof auditFault>

const chain = succeeds({
  /** The number of links, and the hash of the last one. */
  position: z.int(),
  hash: z.string(),
  /** When the whole chain was last checked; null before the first time. */
  checkedAt: instant().nullable(),
  /** The first 20 faults of the last check. */
  faults: z.array(auditFault),
})

export const showAuditChain = call({
  method: 'GET',
  path: '/api/admin/audit/chain',
  access: 'admin',
  roles: ['reader'],
  summary: "Show the end of the audit log's chain and the result of its last check (D11).",
  reply: chain,
})

export const checkAuditChain = call({
  method: 'POST',
  path: '/api/admin/audit/chain/check',
  access: 'admin',
  roles: [],
  summary: 'Check now that no entry of the audit log was changed, removed or inserted (D11).',
  reply: chain,
})
