import { PROVISION_MAX_LENGTH, STATEMENT_MAX_LENGTH } from '@anseo/domain/limits'
import type { TIMED_MEASURES } from '@anseo/domain/moderation'
import { SelectInput } from '@anseo/ui/select-input'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { TextInput } from '@anseo/ui/text-input'
import { useId } from 'react'
import { DurationFields } from './duration-fields.tsx'
import { PROVISIONS } from './notice-texts.ts'
import type { StatementDraft } from './use-statement.ts'

interface StatementFieldsProps {
  statement: StatementDraft
  /** The restriction, if it can be set to end. */
  timed: (typeof TIMED_MEASURES)[number] | null
  /** The form was submitted, so that errors show. */
  tried: boolean
}

/** Fields of a statement of reasons: the ground, the law or clause, the facts, and how long (DSA article 17). */
export function StatementFields({ statement, timed, tried }: StatementFieldsProps) {
  const list = useId()
  const { ground, provision, facts, duration, problems } = statement
  return (
    <div className="notice-fields">
      <SelectInput
        label="Ground"
        value={ground}
        onChange={(event) => statement.setGround(event.target.value)}
      >
        <option value="terms">Against our terms</option>
        <option value="law">Illegal content</option>
      </SelectInput>
      <TextInput
        label={ground === 'law' ? 'Law, with its section' : 'Clause of the terms'}
        list={list}
        maxLength={PROVISION_MAX_LENGTH}
        value={provision}
        error={tried ? problems.provision : null}
        onChange={(event) => statement.setProvision(event.target.value)}
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
          onChange={(event) => statement.setFacts(event.target.value)}
        />
      </div>
      {timed && <DurationFields measure={timed} duration={duration} tried={tried} />}
    </div>
  )
}
