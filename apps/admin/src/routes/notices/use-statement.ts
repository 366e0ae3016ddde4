import { requiredText } from '@anseo/api-client/field-problems'
import { useDraft } from '@anseo/site-kit/use-draft'
import { PROVISIONS } from './notice-texts.ts'
import { useDuration } from './use-duration.ts'

/** Holds a statement of reasons as it is being written; it survives a reload and a login in the middle. */
export function useStatement(key: string) {
  const [savedGround, saveGround] = useDraft(`${key}.ground`)
  const [facts, setFacts] = useDraft(`${key}.facts`)
  const duration = useDuration(key)
  const ground = savedGround === 'law' ? ('law' as const) : ('terms' as const)
  const [provision, setProvision] = useDraft(`${key}.provision`, usualProvision(ground))
  return {
    ground,
    provision,
    facts,
    duration,
    setGround: (next: string) => {
      saveGround(next)
      setProvision(usualProvision(next))
    },
    setProvision,
    setFacts,
    /** Errors by field; null where there is none. */
    problems: { provision: requiredText(provision), facts: requiredText(facts), lastDay: duration.problem },
    /** Returns the statement as the call takes it, without its end. */
    body: () => ({ ground, provision: provision.trim(), facts: facts.trim() }),
    forget: () => {
      for (const set of [saveGround, setProvision, setFacts]) set('')
      duration.forget()
    },
  }
}

/** The clause that most decisions name; a law has to be typed. */
const usualProvision = (ground: string) => (ground === 'terms' ? PROVISIONS.terms[0]! : '')

export type StatementDraft = ReturnType<typeof useStatement>
