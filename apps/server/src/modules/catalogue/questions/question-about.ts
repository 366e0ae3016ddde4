import type { QuestionOnWire } from '@anseo/contract/traders'
import { type QuestionSubject, questionState } from '@anseo/domain/vetting-question'
import type { QuestionRow } from './question-store.ts'

/** Returns the newest question about a subject as it is shown; null without one, and once it is resolved. */
export function questionAbout(
  about: QuestionSubject,
  questions: readonly QuestionRow[],
  times: Parameters<typeof questionState>[1],
): QuestionOnWire | null {
  const last = questions.findLast((question) => question.about === about)
  const state = last && questionState(last.askedAt, times)
  if (!last || state === 'resolved') return null
  return { reason: last.reason, askedAt: last.askedAt.toISOString(), answered: state === 'answered' }
}
