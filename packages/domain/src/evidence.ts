import { DAY_MS } from './duration.ts'

/** The parts of our answer to a dispute, in the order of the page (D3). */
export const EVIDENCE_PARTS = ['answer', 'service', 'timeline', 'chat', 'receipt', 'policy'] as const
export type EvidencePart = (typeof EVIDENCE_PARTS)[number]

/** The evidence against a dispute, each part as plain text; empty where there is none. */
export type Evidence = Record<EvidencePart, string>

/** Longest text of a part, in characters. The provider takes 150,000 in all. */
export const EVIDENCE_PART_MAX_LENGTH = 20_000

/** Largest file that goes with the evidence, in bytes: the provider takes 4.5 MB in all. */
export const EVIDENCE_FILE_MAX_BYTES = 4_500_000
export const EVIDENCE_FILE_TOO_LARGE = 'Choose a file of 4.5 MB or less.'

/** The days before its deadline on which operators are reminded of a dispute without an answer. */
export const EVIDENCE_REMINDER_DAYS = [3, 1] as const

/**
 * Returns the reminder that is due for an unanswered dispute, by the days that are left; null when none is.
 * @param reminded the last reminder, if any.
 */
export function evidenceReminder(answerBy: Date, reminded: number | null, now: Date): number | null {
  const leftMs = answerBy.getTime() - now.getTime()
  if (leftMs <= 0) return null
  const due = EVIDENCE_REMINDER_DAYS.findLast((days) => leftMs <= days * DAY_MS)
  return due !== undefined && (reminded === null || due < reminded) ? due : null
}
