import { CHECK_KINDS } from './vetting-checks.ts'

/** The subjects of an operator's request: a document or statement of a check, or the details of a trader (D5). */
export const ASKED_ABOUT = [...CHECK_KINDS, 'trader'] as const
export type AskedAbout = (typeof ASKED_ABOUT)[number]

/** States of a question: the vendor has to answer, the operator has to look, or it is settled. */
export type AskedState = 'open' | 'answered' | 'settled'

/** Returns the state of a question, by the times of the vendor's last submission and of the last decision. */
export function askedState(
  askedAt: Date,
  { givenAt, decidedAt }: { givenAt: Date | null; decidedAt: Date | null },
): AskedState {
  if (decidedAt && decidedAt > askedAt) return 'settled'
  return givenAt && givenAt > askedAt ? 'answered' : 'open'
}
