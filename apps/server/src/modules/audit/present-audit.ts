import type { AuditEntryOnWire } from '@anseo/contract/audit'
import { titleCase } from '@anseo/domain/person-name'
import { imageUrl } from '../../platform/http/image-url.ts'
import type { AuditRow } from './audit-store.ts'

type Fact = AuditEntryOnWire['facts'][number]

/** Returns an entry as an admin reads it. */
export const presentAudit = (
  { entry, adminName, adminImageKey }: AuditRow,
  names: Map<string, string>,
): AuditEntryOnWire => ({
  _id: String(entry.id),
  at: entry.at.toISOString(),
  actor: entry.actor,
  admin:
    entry.actorId && adminName
      ? { _id: entry.actorId, name: titleCase(adminName), image: imageUrl(adminImageKey) }
      : null,
  action: entry.action,
  subject: { kind: entry.subjectKind, id: entry.subjectId, name: names.get(entry.subjectId) ?? null },
  reason: entry.reason,
  facts: Object.entries(entry.details).map(([name, value]) => factOf(name, value)),
})

function factOf(name: string, value: unknown): Fact {
  if (typeof value === 'object' && value !== null && 'from' in value && 'to' in value) {
    return { name, from: textOf(value.from) ?? 'none', value: textOf(value.to) }
  }
  return { name, from: null, value: textOf(value) }
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
