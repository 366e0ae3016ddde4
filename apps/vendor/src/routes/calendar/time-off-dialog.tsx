import { formErrors } from '@anseo/api-client/form-errors'
import { serverNow } from '@anseo/api-client/server-clock'
import { addDays, formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { TIME_OFF_LABEL_MAX_LENGTH } from '@anseo/domain/limits'
import type { Slot } from '@anseo/domain/slot'
import { timeOffText } from '@anseo/domain/time-off-text'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { FormError } from '@anseo/ui/form-error'
import { Segmented } from '@anseo/ui/segmented'
import { TextInput } from '@anseo/ui/text-input'
import { type FormEvent, useRef, useState } from 'react'
import { useAddTimeOff } from '../../queries/hours.ts'
import { Link } from 'react-router'
import { AffectedAppointments } from './affected-appointments.tsx'
import type { AskAboutPlan } from './resolve-affected.tsx'
import { type DraftProblems, rangeOf, type TimeOffDraft } from './time-off-draft.ts'
import { TimeOffFields } from './time-off-fields.tsx'

interface TimeOffDialogProps {
  draft: TimeOffDraft
  onChange: (draft: TimeOffDraft) => void
  onClose: () => void
}

/** Form for time off; lists the appointments in that time with their actions. */
export default function TimeOffDialog({ draft, onChange, onClose }: TimeOffDialogProps) {
  const add = useAddTimeOff()
  const [problems, setProblems] = useState<DraftProblems>({})
  const [isBusy, setBusy] = useState(false)
  const [added, setAdded] = useState<Slot | null>(null)
  const askAboutPlan = useRef<AskAboutPlan>(null)
  const now = serverNow()
  const asked = rangeOf(draft, now)
  // A date that is being typed is none for a moment, which must not lose what was chosen for the appointments.
  const [lastRange, setLastRange] = useState<Slot | null>(null)
  const range = 'range' in asked ? asked.range : lastRange
  const refused = formErrors(add.error, "We couldn't save your time off. Please try again.")
  const change = (changes: Partial<TimeOffDraft>) => {
    setProblems({})
    setLastRange(range)
    if (!add.isPending) add.reset()
    onChange({ ...draft, ...changes })
  }
  const addIt = async (): Promise<Slot | null> => {
    if ('problems' in asked) setProblems(asked.problems)
    else if (!add.isPending) {
      const wanted = { ...asked.range, label: draft.label.trim() || null }
      // A refusal is shown by the form.
      return add.mutateAsync(wanted).catch(() => null)
    }
    return null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    // The form also carries out the choices made for the appointments, after a question.
    if ('range' in asked && askAboutPlan.current) askAboutPlan.current()
    else void addIt().then((done) => done && onClose())
  }
  const addFirst = async () => {
    const done = await addIt()
    setAdded(done)
    if (done) onChange({ ...draft, isAdded: true })
    return done !== null
  }
  return (
    <Dialog
      onClose={onClose}
      title={added ? 'Time off added' : 'Add time off'}
      processing={add.isPending || isBusy}
      footer={
        added ? (
          <Button disabled={isBusy} onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button tone="sec" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form="time-off-form" busy={add.isPending}>
              Add time off
            </Button>
          </>
        )
      }
    >
      {added && <p className="num font-semibold">{timeOffText(added)}</p>}
      <form
        id="time-off-form"
        method="post"
        noValidate
        className="grid gap-4"
        hidden={added !== null}
        onSubmit={submit}
      >
        <Segmented
          label="Duration"
          options={[
            { value: 'hours', label: 'Some hours' },
            { value: 'days', label: 'Whole days' },
          ]}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <TimeOffFields
          draft={draft}
          problems={{
            ...problems,
            ...(refused.fields['end'] && {
              [draft.kind === 'hours' ? 'endHour' : 'lastDay']: refused.fields['end'],
            }),
            ...(refused.fields['start'] && { firstDay: refused.fields['start'] }),
          }}
          today={formatIsoDate(dublinDate(now))}
          onChange={change}
        />
        <TextInput
          label="Label (optional, only you see it)"
          name="label"
          autoComplete="off"
          maxLength={TIME_OFF_LABEL_MAX_LENGTH}
          value={draft.label}
          error={refused.fields['label']}
          onChange={(event) => change({ label: event.target.value })}
        />
        <FormError text={refused.text} />
      </form>
      {draft.kind === 'hours' && !added && (
        <Link className="link mt-4 inline-block" to={bookingPath(draft)}>
          New appointment instead
        </Link>
      )}
      {range && (
        <div className="mt-4" hidden={!('range' in asked)}>
          <AffectedAppointments
            range={range}
            {...(!added && { onAddFirst: addFirst })}
            onBusy={setBusy}
            askRef={askAboutPlan}
          />
        </div>
      )}
    </Dialog>
  )
}

/** The page for a vendor's own booking at the hours of a draft; beyond 24 they are those of the next date. */
function bookingPath({ firstDay, startHour, endHour }: TimeOffDraft): string {
  const date = parseIsoDate(firstDay)
  const day = date ? formatIsoDate(addDays(date, Math.floor(startHour / 24))) : ''
  return `/appointments/new?day=${day}&hour=${startHour % 24}&hours=${endHour - startHour}`
}
