import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import type { Reasons } from '../statements/reasons.ts'
import { findProvisional } from '../statements/store.ts'
import { restrictAuthor } from './restrict-author.ts'
import { lockAlike, lockNotice } from './store.ts'

/**
 * Hides reported content until its report is decided. That is a restriction too, so its author gets a statement of reasons
 * that says it is provisional (DSA article 17); the decision ends it.
 * @throws Refusal `NOT_FOUND`, `NOTICE_DECIDED`, `CONTENT_HIDDEN`, `DECISION_IMPOSSIBLE` for a person, and for content that
 * is gone, `CONTENT_CHANGED`.
 */
export const hideContent = (
  { transaction }: Runtime,
  { accountId: adminId }: Caller,
  id: string,
  { reasons, seen }: { reasons: Reasons; seen: string | null | undefined },
): Promise<void> =>
  transaction(async (unit) => {
    const { db } = unit
    const notice = await lockNotice(db, id)
    if (!notice) throw new Refusal('NOT_FOUND')
    if (notice.decidedAt) throw new Refusal('NOTICE_DECIDED')
    // Other reports of the same content wait meanwhile.
    await lockAlike(db, notice)
    if (await findProvisional(db, notice)) throw new Refusal('CONTENT_HIDDEN')
    await restrictAuthor(unit, { notice, measure: 'hide', reasons, adminId, seen, provisional: null })
    await recordAudit(unit, {
      adminId,
      action: 'notice.hidden',
      subject: { kind: 'notice', id: notice.id },
      reason: reasons.facts,
      details: { content: notice.kind, author: notice.authorId },
    })
  })
