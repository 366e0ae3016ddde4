import type { NoticeRowOnWire } from '@anseo/contract/content-notices'
import { decideBy } from '@anseo/domain/moderation'
import { titleCase } from '@anseo/domain/person-name'
import { presentPerson } from '../../identity/public.ts'
import type { FoundNotice } from './store.ts'

/** Returns a report as the operator's list shows it. */
export const presentNotice = ({ notice, author, taker }: FoundNotice): NoticeRowOnWire => ({
  _id: notice.id,
  kind: notice.kind,
  id: notice.subjectId,
  reason: notice.reason,
  text: notice.text,
  sentAt: notice.sentAt.toISOString(),
  decideBy: decideBy(notice.sentAt).toISOString(),
  author: presentInvolved(author),
  takenBy: presentMember(taker),
  decision: notice.decision,
  decidedAt: notice.decidedAt?.toISOString() ?? null,
})

/** Returns the author or the sender of reported content with the role, as the operator sees them; null for none. */
export const presentInvolved = (person: FoundNotice['author']): NoticeRowOnWire['author'] =>
  person && { ...presentPerson(person), role: person.role === 'vendor' ? 'vendor' : 'client' }

/** Returns a member of the team for the wire. */
export const presentMember = (member: { id: string; name: string } | null) =>
  member && { _id: member.id, name: titleCase(member.name) }
