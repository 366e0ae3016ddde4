import { requiredText } from '@anseo/api-client/field-problems'
import type { NoticeDecision } from '@anseo/domain/moderation'
import { useDraft } from '@anseo/site-kit/use-draft'
import type { Verdict } from '../../queries/content-notices.ts'
import { PROVISIONS } from './notice-texts.ts'

/** The decision about a report as it is being written; it survives a reload and a login in the middle. */
export function useVerdict(id: string) {
  const key = `anseo.admin.notice.${id}`
  const [decision, setDecision] = useDraft(`${key}.decision`)
  const [ground, setGround] = useDraft(`${key}.ground`)
  const [typedProvision, setProvision] = useDraft(`${key}.provision`)
  const [facts, setFacts] = useDraft(`${key}.facts`)
  const [toReporter, setToReporter] = useDraft(`${key}.reporter`)
  const chosen = (decision || null) as NoticeDecision | null
  const restricts = chosen !== null && chosen !== 'none'
  const on = ground === 'law' ? ('law' as const) : ('terms' as const)
  const provision = typedProvision || (on === 'terms' ? PROVISIONS.terms[0]! : '')
  return {
    decision: chosen,
    restricts,
    ground: on,
    provision,
    facts,
    toReporter,
    setDecision,
    setGround: (next: string) => {
      setGround(next)
      setProvision('')
    },
    setProvision,
    setFacts,
    setToReporter,
    /** Errors by field; null where there is none. */
    problems: {
      decision: chosen ? null : 'Choose a decision.',
      provision: restricts ? requiredText(provision) : null,
      facts: restricts ? requiredText(facts) : null,
      toReporter: requiredText(toReporter),
    },
    /** As it is sent. */
    body: (): Verdict => {
      const said = { toReporter: toReporter.trim() }
      if (!chosen || chosen === 'none') return { decision: 'none', ...said }
      return { decision: chosen, ...said, ground: on, provision: provision.trim(), facts: facts.trim() }
    },
    forget: () => {
      for (const set of [setDecision, setGround, setProvision, setFacts, setToReporter]) set('')
    },
  }
}

export type VerdictDraft = ReturnType<typeof useVerdict>
