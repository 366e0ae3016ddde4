import { PROVISION_MAX_LENGTH, STATEMENT_MAX_LENGTH } from '@anseo/domain/limits'
import { SelectInput } from '@anseo/ui/select-input'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { TextInput } from '@anseo/ui/text-input'
import { useId } from 'react'
import { PROVISIONS } from './notice-texts.ts'

/** The parts of a statement of reasons that are typed. */
export interface StatementDraft {
  ground: 'law' | 'terms'
  provision: string
  facts: string
  setGround: (ground: string) => void
  setProvision: (provision: string) => void
  setFacts: (facts: string) => void
  problems: { provision: string | null; facts: string | null }
}

interface StatementFieldsProps {
  verdict: StatementDraft
  /** The form was submitted, so that errors show. */
  tried: boolean
}

/** Fields of a statement of reasons: the ground, the law or clause, and the facts (DSA article 17). */
export function StatementFields({ verdict, tried }: StatementFieldsProps) {
  const list = useId()
  const { ground, provision, facts, problems } = verdict
  return (
    <div className="notice-fields">
      <SelectInput label="Ground" value={ground} onChange={(event) => verdict.setGround(event.target.value)}>
        <option value="terms">Against our terms</option>
        <option value="law">Illegal content</option>
      </SelectInput>
      <TextInput
        label={ground === 'law' ? 'Law, with its section' : 'Clause of the terms'}
        list={list}
        maxLength={PROVISION_MAX_LENGTH}
        value={provision}
        error={tried ? problems.provision : null}
        onChange={(event) => verdict.setProvision(event.target.value)}
      />
      <datalist id={list}>
        {PROVISIONS[ground].map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <div className="wide">
        <TextareaInput
          label="Facts and why"
          hint="What was said or shown, when, and why it falls under this."
          rows={5}
          maxLength={STATEMENT_MAX_LENGTH}
          value={facts}
          error={tried ? problems.facts : null}
          onChange={(event) => verdict.setFacts(event.target.value)}
        />
      </div>
    </div>
  )
}
