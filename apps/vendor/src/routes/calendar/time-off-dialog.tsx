import { formErrors } from '@anseo/api-client/form-errors'
import { serverNow } from '@anseo/api-client/server-clock'
import { addDays, formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { TIME_OFF_LABEL_MAX_LENGTH } from '@anseo/domain/limits'
import { Note } from '@anseo/ui/note'
import { Question } from '@anseo/ui/question'
import { Segmented } from '@anseo/ui/segmented'
import { TextInput } from '@anseo/ui/text-input'
import { type FormEvent, useState } from 'react'
import { useAddTimeOff } from '../../queries/hours.ts'
import { Link } from 'react-router'
import { AffectedAppointments } from './affected-appointments.tsx'
import { type DraftProblems, stretchOf, type TimeOffDraft } from './time-off-draft.ts'
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
  const now = serverNow()
  const asked = stretchOf(draft, now)
  const refused = formErrors(add.error, "We couldn't save your time off. Please try again.")
  const change = (changes: Partial<TimeOffDraft>) => {
    setProblems({})
    add.reset()
    onChange({ ...draft, ...changes })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if ('problems' in asked) setProblems(asked.problems)
    else if (!add.isPending) {
      add.mutate({ ...asked.stretch, label: draft.label.trim() || null }, { onSuccess: onClose })
    }
  }
  return (
    <Question
      onClose={onClose}
      title="Add time off"
      busy={add.isPending}
      confirm="Add time off"
      form="time-off-form"
    >
      <form id="time-off-form" method="post" noValidate className="grid gap-4" onSubmit={submit}>
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
        {refused.text && (
          <Note tone="bad" role="alert">
            {refused.text}
          </Note>
        )}
      </form>
      {draft.kind === 'hours' && (
        <Link className="link mt-4 inline-block" to={bookingPath(draft)}>
          New appointment instead
        </Link>
      )}
      {'stretch' in asked && (
        <div className="mt-4">
          <AffectedAppointments stretch={asked.stretch} />
        </div>
      )}
    </Question>
  )
}

/** The page for an own booking at the hours of a draft; beyond 24 they are those of the next date. */
function bookingPath({ firstDay, startHour, endHour }: TimeOffDraft): string {
  const date = parseIsoDate(firstDay)
  const day = date ? formatIsoDate(addDays(date, Math.floor(startHour / 24))) : ''
  return `/appointments/new?day=${day}&hour=${startHour % 24}&hours=${endHour - startHour}`
}
