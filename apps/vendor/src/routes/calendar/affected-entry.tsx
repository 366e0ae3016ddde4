import { serverNow } from '@anseo/api-client/server-clock'
import { firstNameOf } from '@anseo/domain/person-name'
import { formatSlot } from '@anseo/domain/moment-text'
import { Note } from '@anseo/ui/note'
import { SelectInput } from '@anseo/ui/select-input'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { TimeFields } from '../../appointments/time-fields.tsx'
import type { Choice, Planned } from './affected-plan.ts'
import type { Outcome, Task } from './use-resolve-affected.ts'

interface AffectedEntryProps extends Task {
  choices: Choice[]
  outcome: Outcome | undefined
  disabled: boolean
  onChange: (changes: Partial<Planned>) => void
}

/** One appointment in a time off: the choice, and how it went. */
export function AffectedEntry(props: AffectedEntryProps) {
  const { appointment, planned, choices, outcome, disabled, onChange } = props
  const { _id: id, clientData: client, facts, source } = appointment
  return (
    <li className="grid gap-2">
      <Link className="link w-fit font-semibold" to={`/appointments/${id}`}>
        {client.name}, {formatSlot(facts, serverNow())}
      </Link>
      {outcome?.state === 'done' ? (
        <p className="flex items-center gap-2">
          <Check aria-hidden="true" className="size-5" />
          {doneText(props, outcome.isEmailed)}
        </p>
      ) : (
        <fieldset className="grid gap-2" disabled={disabled}>
          <legend className="sr-only">
            {client.name}, {formatSlot(facts, serverNow())}
          </legend>
          <SelectInput
            label="What happens to it"
            value={planned.choice}
            onChange={(event) => onChange({ choice: event.target.value as Choice })}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {LABELS[choice]}
              </option>
            ))}
          </SelectInput>
          {planned.choice === 'move' && (
            <TimeFields
              time={planned.time}
              problems={{}}
              keepsLength={source === 'client'}
              onChange={(changes) => onChange({ time: { ...planned.time, ...changes } })}
            />
          )}
        </fieldset>
      )}
      {outcome?.state === 'working' && <p className="text-sm text-ink-2">Working on it...</p>}
      {outcome?.state === 'failed' && (
        <Note tone="bad">
          Not done: {outcome.text}
          {outcome.isOutside && ' Try again to do it all the same.'}
        </Note>
      )}
    </li>
  )
}

const LABELS: Record<Choice, string> = {
  keep: 'Keep it',
  move: 'Move it',
  cancel: 'Cancel it',
  decline: 'Decline the request',
}

/** The result for an appointment, and the message to its client. */
function doneText({ appointment, planned: { choice } }: AffectedEntryProps, isEmailed: boolean): string {
  const { clientData, source } = appointment
  const first = firstNameOf(clientData.name)
  if (source === 'vendor') {
    const told = isEmailed ? `We're emailing ${first}.` : `${first} isn't told by us.`
    return choice === 'move' ? `Moved. ${told}` : `Cancelled. ${told}`
  }
  if (choice === 'move') return `We've asked ${first}. Until the answer we hold both times.`
  return choice === 'decline' ? `Declined. We've told ${first}.` : `Cancelled. We've told ${first}.`
}
