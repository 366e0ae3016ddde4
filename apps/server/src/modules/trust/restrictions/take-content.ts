import { type Passage, passagesProblem, redact } from '@anseo/domain/marked-passages'
import type { ContentKind, Measure } from '@anseo/domain/moderation'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { hideWorkPhoto } from '../../catalogue/public.ts'
import { hideAttachedPhotos } from '../../identity/public.ts'
import { hideReview } from '../reviews/hide-review.ts'
import { setHiddenReason } from '../reviews/store.ts'
import type { RemovedContent, StatementRow } from '../tables/statements-of-reasons.ts'
import { replaceText, swapText } from './replace-text.ts'
import { restoreContent } from './restore-content.ts'
import { standInOf } from './stand-in.ts'

/** Content that a restriction takes away. */
export interface Taken {
  kind: ContentKind
  id: string
  /** The id of the statement of reasons. */
  statementId: string
  measure: Measure
  adminId: string
  reason: string
}

/** A text as it was when passages of it were marked. */
export interface MarkedText {
  text: string
  passages: readonly Passage[]
}

/** Hides or removes content in the transaction of its statement of reasons; null if there is nothing to remove (any more). */
export async function removeContent(unit: UnitOfWork, taken: Taken): Promise<RemovedContent | null> {
  const { kind, id, statementId, adminId, reason } = taken
  if (kind === 'person') return null
  if (kind === 'photo') {
    const hidden =
      (await hideWorkPhoto(unit, id, statementId)) || (await hideAttachedPhotos(unit, { id }, statementId))
    return hidden ? {} : null
  }
  if (kind === 'review') {
    const hidden = await hideReview(unit, { id, adminId, reason })
    return hidden && (hidden.text === null ? {} : { text: hidden.text })
  }
  if (kind === 'message') await hideAttachedPhotos(unit, { messageId: id }, statementId)
  const text = await replaceText(unit, taken, standInOf(taken, {}))
  return text ? { text } : null
}

/**
 * Removes content that is hidden already, without showing it in between, and what its author has written there since; null
 * if nothing is left of it.
 */
export async function takeOver(
  unit: UnitOfWork,
  taken: Taken,
  provisional: StatementRow,
): Promise<RemovedContent | null> {
  const { kind, id, reason } = taken
  const { id: hiddenFor, measure, removed } = provisional
  if (!removed) return null
  if (kind === 'review') {
    await setHiddenReason(unit.db, id, reason)
    return { ...removed, hiddenFor }
  }
  const before = await replaceText(unit, taken, standInOf(taken, {}))
  const isRewritten = before !== null && before !== standInOf({ kind, measure, statementId: hiddenFor }, {})
  return { ...removed, ...(isRewritten && { text: before }), hiddenFor }
}

/**
 * Removes the marked passages of a text wherever it is shown; the rest stays, or is shown again.
 * @param provisional the restriction that hides it at the moment.
 * @throws Refusal `CONTENT_CHANGED` if it is no longer the text that was marked, `PASSAGES_INVALID`, `PASSAGES_TOO_SHORT`.
 */
export async function redactContent(
  unit: UnitOfWork,
  taken: Taken,
  { text, passages }: MarkedText,
  provisional: StatementRow | null,
): Promise<RemovedContent> {
  refuseOn(passagesProblem(text, passages))
  const words = redact(text, passages)
  const isDone = provisional
    ? provisional.removed?.text === text && (await restoreContent(unit, provisional, { ...taken, words }))
    : await swapText(unit, taken, { expected: text, text: words })
  if (!isDone) throw new Refusal('CONTENT_CHANGED')
  return { text, passages }
}
