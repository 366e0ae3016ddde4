import { isSignedOut } from '@anseo/api-client/api-error'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { formErrors } from '@anseo/api-client/form-errors'
import { loginPath } from '@anseo/api-client/return-path'
import { durationText } from '@anseo/domain/duration-text'
import { EARLIEST_HOUR, MAX_WAITLIST_DAYS } from '@anseo/domain/limits'
import { firstNameOf } from '@anseo/domain/person-name'
import { formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'
import { formatWallTime } from '@anseo/domain/wall-time'
import { Chip } from '@anseo/ui/chip'
import { FieldError } from '@anseo/ui/field'
import { Question } from '@anseo/ui/question'
import { SelectInput } from '@anseo/ui/select-input'
import { notify } from '@anseo/ui/toasts'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../api/browser-api.ts'
import { session } from '../session/session.ts'
import { useSavedState } from '../session/use-saved-state.ts'

interface WaitDialogProps {
  vendorId: string
  vendorName: string
  /** The days that can be chosen, and the one that is. */
  days: readonly string[]
  slotDate: string
  /** The length of the booking. */
  minutes: number
  onClose: () => void
}

interface Typed {
  days: string[]
  from: string
  to: string
}

const HOURS = Array.from({ length: 24 - EARLIEST_HOUR + 1 }, (_, index) =>
  formatWallTime(EARLIEST_HOUR + index),
)
const START: Omit<Typed, 'days'> = { from: '08:00 AM', to: '09:00 PM' }

/** Asks for which days and hours somebody waits, and tells them when a time is free (C7). */
export default function WaitDialog(props: WaitDialogProps) {
  const { vendorId, vendorName, slotDate, minutes, onClose } = props
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const start = { ...START, days: [slotDate] }
  const [typed, setTyped] = useSavedState<Typed>(`wait.${vendorId}.${slotDate}`, start, readTyped)
  const [busy, setBusy] = useState(false)
  const [checked, setChecked] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { fields, text } = formErrors(failure, FAILED)
  const problem = problemOf(typed, minutes)
  const change = (changed: Partial<Typed>) => {
    setFailure(null)
    setTyped({ ...typed, ...changed })
  }
  const wait = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy || problem.days || problem.to) return
    if (session.token() === null) return void navigate(loginPath(pathname + search))
    setBusy(true)
    try {
      await api('POST /api/user/waitlist', { body: { vendorId, minutes, ...typed } })
      notify.success("We'll tell you when a time is free. You can stop waiting under Favourites.")
      setTyped(start)
      onClose()
    } catch (error) {
      if (isSignedOut(error)) onClose()
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <Question
      onClose={onClose}
      title="Tell me when a time is free"
      busy={busy}
      confirm="Tell me"
      tone="cta"
      form="wait-form"
    >
      <form
        id="wait-form"
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void wait(event)}
      >
        <p>
          For {durationText(minutes)} with {firstNameOf(vendorName)}. We tell everyone who is waiting at the
          same time, and the first to book has it.
        </p>
        <Days {...props} chosen={typed.days} onChange={(days) => change({ days })} />
        {(fields['days'] || (checked && problem.days)) && (
          <FieldError>{fields['days'] ?? problem.days}</FieldError>
        )}
        <div className="grid grid-cols-2 gap-3">
          <SelectInput
            label="Not before"
            value={typed.from}
            onChange={(event) => change({ from: event.target.value })}
          >
            {HOURS.slice(0, -1).map(option)}
          </SelectInput>
          <SelectInput
            label="Over by"
            value={typed.to}
            error={fields['to'] ?? (checked ? problem.to : null)}
            onChange={(event) => change({ to: event.target.value })}
          >
            {HOURS.slice(1).map(option)}
          </SelectInput>
        </div>
        {text && <FieldError>{text}</FieldError>}
      </form>
    </Question>
  )
}

interface DaysProps extends Pick<WaitDialogProps, 'days'> {
  chosen: readonly string[]
  onChange: (days: string[]) => void
}

const Days = ({ days, chosen, onChange }: DaysProps) => (
  <fieldset>
    <legend className="mb-2 font-semibold">On</legend>
    <div className="flex flex-wrap gap-2">
      {days.slice(0, MAX_WAITLIST_DAYS).map((day) => (
        <Chip
          key={day}
          selected={chosen.includes(day)}
          onClick={() =>
            onChange(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day])
          }
        >
          {formatWeekdayDay(parseSlotDate(day)!)}
        </Chip>
      ))}
    </div>
  </fieldset>
)

const option = (time: string) => (
  <option key={time} value={time}>
    {time}
  </option>
)

function problemOf({ days, from, to }: Typed, minutes: number) {
  const isShort = HOURS.indexOf(to) - HOURS.indexOf(from) < minutes / 60
  return {
    days: days.length === 0 ? 'Choose a day.' : null,
    to: isShort ? `Choose at least ${durationText(minutes)}.` : null,
  }
}

const readTyped = (saved: unknown): Typed | null =>
  typeof saved === 'object' && saved !== null && 'days' in saved && 'from' in saved && 'to' in saved
    ? (saved as Typed)
    : null
