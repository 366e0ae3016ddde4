import type { AskedOnWire } from '@anseo/contract/traders'
import { type AskedAbout, askedState } from '@anseo/domain/asked-for-more'
import type { QuestionRow } from './question-store.ts'

/** Returns the newest question about a subject as it is shown; null without one, and once it is resolved. */
export function questionAbout(
  about: AskedAbout,
  questions: readonly QuestionRow[],
  answer: Parameters<typeof askedState>[1],
): AskedOnWire | null {
  const last = questions.findLast((question) => question.about === about)
  const state = last && askedState(last.askedAt, answer)
  if (!last || state === 'settled') return null
  return { reason: last.reason, askedAt: last.askedAt.toISOString(), answered: state === 'answered' }
}
