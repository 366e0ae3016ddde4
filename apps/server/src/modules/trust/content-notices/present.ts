import type { NoticeRowOnWire } from '@anseo/contract/content-notices'
import { decideBy } from '@anseo/domain/moderation'
import { titleCase } from '@anseo/domain/person-name'
import { imageUrl } from '../../../platform/http/image-url.ts'
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
  author: presentPerson(author),
  takenBy: presentMember(taker),
  decision: notice.decision,
  decidedAt: notice.decidedAt?.toISOString() ?? null,
})

/** Returns a client or vendor for the wire. */
export const presentPerson = (person: FoundNotice['author']): NoticeRowOnWire['author'] =>
  person && {
    _id: person.id,
    name: titleCase(person.name),
    image: imageUrl(person.imageKey),
    role: person.role === 'vendor' ? 'vendor' : 'client',
  }

/** Returns a member of the team for the wire. */
export const presentMember = (member: { id: string; name: string } | null) =>
  member && { _id: member.id, name: titleCase(member.name) }
