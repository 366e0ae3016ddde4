import type { ContentKind } from '@anseo/domain/moderation'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { hideWorkPhoto, replaceAbout, showWorkPhotoAgain } from '../../catalogue/public.ts'
import { replaceMessage } from '../../conversation/public.ts'
import { hideAttached, showAttachedAgain } from '../../identity/public.ts'
import { hideReview } from '../reviews/hide-review.ts'
import { showReviewAgain } from '../reviews/show-again.ts'
import type { RemovedContent } from '../tables/statements-of-reasons.ts'

interface Removal {
  kind: ContentKind
  id: string
  /** Of the statement of reasons. */
  statementId: string
  adminId: string
  reason: string
}

/** Stands for a removed message in the chat; it names the decision, so that two of them are not the same message. */
const removedText = (statementId: string) =>
  `This message was removed by our team (decision ${statementId.slice(0, 8)}).`

/** Removes content in the transaction of its statement of reasons; null if there is nothing to remove (any more). */
export async function removeContent(
  unit: UnitOfWork,
  { kind, id, statementId, adminId, reason }: Removal,
): Promise<RemovedContent | null> {
  const { db } = unit
  switch (kind) {
    case 'profile': {
      const text = await replaceAbout(db, id, '')
      return text ? { text } : null
    }
    case 'photo': {
      const hidden =
        (await hideWorkPhoto(unit, id, statementId)) || (await hideAttached(unit, { id }, statementId))
      return hidden ? {} : null
    }
    case 'review':
      return (await hideReview(unit, { id, adminId, reason })) ? {} : null
    case 'message': {
      await hideAttached(unit, { messageId: id }, statementId)
      const text = await replaceMessage(unit, id, removedText(statementId))
      return text === null ? null : { text }
    }
    case 'person':
      return null
  }
}

interface Restored extends Removal {
  removed: RemovedContent
}

/** Shows again what a statement of reasons took away; a profile text only where its vendor has not written another. */
export async function restoreContent(
  unit: UnitOfWork,
  { kind, id, statementId, adminId, reason, removed }: Restored,
): Promise<void> {
  const { db } = unit
  if (kind === 'photo' || kind === 'message') {
    await showWorkPhotoAgain(unit, statementId)
    await showAttachedAgain(unit, statementId)
  }
  if (kind === 'message' && removed.text) await replaceMessage(unit, id, removed.text)
  if (kind === 'review') await showReviewAgain(unit, { id, adminId, reason })
  if (kind === 'profile' && removed.text) {
    const since = await replaceAbout(db, id, removed.text)
    if (since) await replaceAbout(db, id, since)
  }
}
