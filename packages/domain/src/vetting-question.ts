import { CHECK_KINDS } from './vetting-checks.ts'

/** The subjects of an operator's request: a document or statement of a check, or the details of a trader (D5). */
export const QUESTION_SUBJECTS = [...CHECK_KINDS, 'trader'] as const
export type QuestionSubject = (typeof QUESTION_SUBJECTS)[number]

/** States of a question: the vendor has to answer, the operator has to review the answer, or it is resolved. */
export type QuestionState = 'open' | 'answered' | 'resolved'

/** Returns the state of a question, by the times of the vendor's last submission and of the last decision. */
export function questionState(
  askedAt: Date,
  { givenAt, decidedAt }: { givenAt: Date | null; decidedAt: Date | null },
): QuestionState {
  if (decidedAt && decidedAt > askedAt) return 'resolved'
  return givenAt && givenAt > askedAt ? 'answered' : 'open'
}
