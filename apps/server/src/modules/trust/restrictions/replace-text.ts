import type { ContentKind } from '@anseo/domain/moderation'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { replaceAbout } from '../../catalogue/public.ts'
import { replaceMessage } from '../../conversation/public.ts'
import { replaceReviewText } from '../reviews/replace-text.ts'

/** The content that a text belongs to. */
interface ContentRef {
  kind: ContentKind
  id: string
}

/**
 * Replaces the text of content, wherever it is shown.
 * @param expected only this text is replaced; any if it is missing.
 * @returns the text found; null if there is none.
 */
export async function replaceText(
  unit: UnitOfWork,
  { kind, id }: ContentRef,
  text: string,
  expected?: string,
): Promise<string | null> {
  if (kind === 'photo' || kind === 'person') return null
  if (kind === 'profile') return replaceAbout(unit.db, id, text, expected)
  if (kind === 'message') return replaceMessage(unit, id, text, expected)
  return replaceReviewText(unit, { id, which: kind === 'review' ? 'text' : 'reply', words: text, expected })
}

/** Replaces the text of content only if it is still the expected one; returns whether it was. */
export async function swapText(
  unit: UnitOfWork,
  content: ContentRef,
  { expected, text }: { expected: string; text: string },
): Promise<boolean> {
  return (await replaceText(unit, content, text, expected)) === expected
}
