import type { ContentKind } from '@anseo/domain/moderation'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { replaceAbout } from '../../catalogue/public.ts'
import { replaceMessage } from '../../conversation/public.ts'
import { replaceReviewText } from '../reviews/replace-text.ts'

/** A text that people see. */
interface TextOf {
  kind: ContentKind
  id: string
}

/**
 * Replaces the text of content, wherever it is shown.
 * @returns the text until then; null if there is none.
 */
export async function replaceText(
  unit: UnitOfWork,
  { kind, id }: TextOf,
  text: string,
): Promise<string | null> {
  if (kind === 'profile') return replaceAbout(unit.db, id, text)
  if (kind === 'message') return replaceMessage(unit, id, text)
  if (kind === 'review') return replaceReviewText(unit, { id, which: 'text', words: text })
  return kind === 'reply' ? replaceReviewText(unit, { id, which: 'reply', words: text }) : null
}

/** Replaces the text of content only if it is still the expected one; returns whether it was. */
export async function swapText(
  unit: UnitOfWork,
  content: TextOf,
  { expected, text }: { expected: string; text: string },
): Promise<boolean> {
  const before = await replaceText(unit, content, text)
  if (before === expected) return true
  if (before !== null) await replaceText(unit, content, before)
  return false
}
