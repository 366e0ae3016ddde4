import { requiredText } from '@anseo/api-client/field-problems'
import { type Passage, passagesProblem } from '@anseo/domain/marked-passages'
import { type NoticeDecision, TIMED_MEASURES } from '@anseo/domain/moderation'
import { useDraft } from '@anseo/site-kit/use-draft'
import type { Verdict } from '../../queries/content-notices.ts'
import { useStatement } from './use-statement.ts'

/**
 * Holds the decision about a report as it is being written; it survives a reload and a login in the middle.
 * @param text the content's current text, which the decision is about; null without one.
 */
export function useVerdict(id: string, text: string | null) {
  const key = `anseo.admin.notice.${id}`
  const [saved, setDecision] = useDraft(`${key}.decision`)
  const [savedMarks, saveMarks] = useDraft(`${key}.marks`)
  const [toReporter, setToReporter] = useDraft(`${key}.reporter`)
  const statement = useStatement(key)
  const decision = (saved || null) as NoticeDecision | null
  const measure = decision === 'none' ? null : decision
  const timed = TIMED_MEASURES.find((timedMeasure) => timedMeasure === measure) ?? null
  const passages = marksIn(savedMarks, text)
  const marksProblem = passagesProblem(text ?? '', passages)
  return {
    decision,
    /** The restriction; null without one. */
    measure,
    timed,
    statement,
    passages,
    toReporter,
    setDecision,
    setPassages: (next: readonly Passage[]) => saveMarks(JSON.stringify({ text, passages: next })),
    setToReporter,
    /** Errors by field; null where there is none. */
    problems: {
      decision: decision ? null : 'Choose a decision.',
      passages: decision === 'redact' && marksProblem ? (PROBLEM_TEXTS[marksProblem.code] ?? null) : null,
      provision: measure ? statement.problems.provision : null,
      facts: measure ? statement.problems.facts : null,
      lastDay: timed ? statement.problems.lastDay : null,
      toReporter: requiredText(toReporter),
    },
    /** Returns the decision as the request sends it. */
    body: (): Verdict => {
      const said = { toReporter: toReporter.trim() }
      if (!measure) return { decision: 'none', ...said }
      const reasons = { ...said, ...statement.body() }
      if (measure === 'redact') {
        return { decision: measure, ...reasons, marked: { text: text ?? '', passages: [...passages] } }
      }
      return { decision: measure, ...reasons, ...statement.duration.body, seen: text }
    },
    forget: () => {
      for (const set of [setDecision, saveMarks, setToReporter]) set('')
      statement.forget()
    },
  }
}

/** The texts of the problems with the marked passages, by their codes. */
const PROBLEM_TEXTS: Partial<Record<string, string>> = {
  PASSAGES_INVALID: 'Mark what to remove, in at most 50 passages.',
  PASSAGES_TOO_SHORT: 'The text would be too long then. Mark longer passages.',
}

/** Returns the saved passages, unless they were marked in another text. */
function marksIn(saved: string, text: string | null): readonly Passage[] {
  if (saved === '') return []
  const marks = JSON.parse(saved) as { text: string | null; passages: Passage[] }
  return marks.text === text ? marks.passages : []
}

export type VerdictDraft = ReturnType<typeof useVerdict>
