import type { contentNoticeCalls } from '@anseo/contract/content-notices'
import type { ReplyOf } from '@anseo/contract/call'
import { decisionsFor } from '@anseo/domain/moderation'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { readAround } from '../../conversation/public.ts'
import { presentStatement } from '../statements/present.ts'
import { type ReadContent, readContent } from '../restrictions/read-content.ts'
import { concerns, findProvisional, findStatements } from '../statements/store.ts'
import { presentInvolved, presentMember, presentNotice } from './present.ts'
import { currentText } from './restrict-author.ts'
import { countAlike, findHidden, findNotice, type FoundNotice } from './store.ts'

/** Decisions about the author that are shown. */
const MOST_STATEMENTS = 20

/**
 * Returns a report of content for the operator. Messages are private: the audit log records who read them.
 * @throws Refusal `NOT_FOUND`
 */
export async function showNotice(
  { db, clock, transaction }: Runtime,
  { accountId: adminId }: Caller,
  id: string,
): Promise<ReplyOf<typeof contentNoticeCalls.get>> {
  const found = await findNotice(db, id)
  if (!found) throw new Refusal('NOT_FOUND')
  const { kind, subjectId, authorId } = found.notice
  const [content, provisional, hidden, messages, alike, statements] = await Promise.all([
    readContent(db, kind, subjectId),
    findProvisional(db, found.notice),
    findHidden(db, found.notice),
    kind === 'message' ? readAround(db, subjectId) : [],
    countAlike(db, found.notice),
    authorId ? findStatements(db, concerns(authorId), { limit: MOST_STATEMENTS }) : [],
  ])
  if (messages.length > 0) {
    await transaction((unit) =>
      recordAudit(unit, { adminId, action: 'chat.read', subject: { kind: 'notice', id: found.notice.id } }),
    )
  }
  return {
    notice: {
      ...presentWhole(found, content, currentText(content, provisional)),
      hidden: hidden.map(presentHidden),
    },
    messages,
    alike,
    statements: statements.map((row) => presentStatement(row, clock.now())),
  }
}

const presentHidden = ({ statement, decider, lifter }: Awaited<ReturnType<typeof findHidden>>[number]) => ({
  _id: statement.id,
  from: statement.decidedAt.toISOString(),
  by: presentMember(decider),
  until: statement.liftedAt?.toISOString() ?? null,
  endedBy: presentMember(lifter),
})

function presentWhole(found: FoundNotice, content: ReadContent | null, text: string | null) {
  const { notice, author, sender, decider } = found
  const { snapshot } = notice
  const reporting = presentInvolved(sender)
  return {
    ...presentNotice(found),
    reporter: {
      name: notice.name,
      email: notice.email,
      accountId: reporting?._id ?? null,
      role: reporting?.role ?? null,
    },
    content: snapshot && {
      text: snapshot.text,
      stars: snapshot.stars,
      about: snapshot.about,
      hasPhoto: snapshot.photoKey !== null,
    },
    isShown: content !== null && (!snapshot || content.text === snapshot.text),
    exists: content !== null,
    currentText: text,
    page: content?.pageOf ? `/appointment/${content.pageOf}` : null,
    decidedBy: presentMember(decider),
    reasons: notice.reasons,
    reopenedAt: notice.reopenedAt?.toISOString() ?? null,
    decisions: author
      ? [...decisionsFor({ kind: notice.kind, author: author.role === 'vendor' ? 'vendor' : 'client', text })]
      : ['none' as const],
  }
}
