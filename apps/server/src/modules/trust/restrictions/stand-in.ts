import { redact } from '@anseo/domain/marked-passages'
import type { ContentKind, Measure } from '@anseo/domain/moderation'
import { standInText } from '@anseo/domain/moderation-words'
import type { RemovedContent } from '../tables/statements-of-reasons.ts'

/** Returns what stands in place of the text that a restriction took away. */
export function standInOf(
  { kind, measure, statementId }: { kind: ContentKind; measure: Measure; statementId: string },
  { text, passages }: RemovedContent,
): string {
  if (text !== undefined && passages) return redact(text, passages)
  return kind === 'message' || kind === 'reply' ? standInText(kind, measure, statementId) : ''
}
