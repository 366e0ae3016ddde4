import { isSignedOut } from '@anseo/api-client/api-error'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { formErrors } from '@anseo/api-client/form-errors'
import { loginPath } from '@anseo/api-client/return-path'
import { durationText } from '@anseo/domain/duration-text'
import { EARLIEST_HOUR, MAX_WAITLIST_DAYS } from '@anseo/domain/limits'
import type { Speciality } from '@anseo/domain/specialities'
import { formatWallTime } from '@anseo/domain/wall-time'
import { Chip } from '@anseo/ui/chip'
import { FieldError } from '@anseo/ui/field'
import { Question } from '@anseo/ui/question'
import { SelectInput } from '@anseo/ui/select-input'
import { notify } from '@anseo/ui/toasts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../api/browser-api.ts'
import { session } from '../session/session.ts'
import { useSavedState } from '../session/use-saved-state.ts'
import { dayText } from '../vendors/day-text.ts'
import type { WaitTimes } from './wait-times.ts'

interface WaitDialogProps {
  /** Names what is chosen here in this tab, so that a login in between loses nothing. */
  draft: string
  /** Whose time: of a vendor, or of any of a speciality in a town; '' while no town is chosen. */
  whom: { vendorId: string } | { speciality: Speciality; town: string }
  /** Says for what and with whom. */
  about: string
  /** Further fields. */
  children?: ReactNode
  /** The days that can be chosen. */
  days: readonly string[]
  /** The initial choice. */
  start: WaitTimes
  /** The length of the booking. */
  minutes: number
  onClose: () => void
}

const HOURS = Array.from({ length: 24 - EARLIEST_HOUR + 1 }, (_, index) =>
  formatWallTime(EARLIEST_HOUR + index),
)

/** Asks for which days and hours somebody waits, and tells them when a time is free (C7). */
export default function WaitDialog(props: WaitDialogProps) {
  const { draft, whom, about, children, days, start, minutes, onClose } = props
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [typed, setTyped] = useSavedState<WaitTimes>(`wait.${draft}`, start, readTyped)
  const [busy, setBusy] = useState(false)
  const [checked, setChecked] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { fields, text } = formErrors(failure, FAILED)
  const found = problemsOf(typed, minutes, whom)
  const shown = (name: keyof typeof found) => fields[name] ?? (checked ? found[name] : null)
  const change = (changed: Partial<WaitTimes>) => {
    setFailure(null)
    setTyped({ ...typed, ...changed })
  }
  const wait = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (busy || Object.values(found).some((problem) => problem !== null)) return
    if (session.token() === null) return void navigate(loginPath(pathname + search))
    setBusy(true)
    try {
      await api('POST /api/user/waitlist', { body: { ...whom, minutes, ...typed } })
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
        <p>{about} We tell everyone who is waiting at the same time, and the first to book has it.</p>
        {children}
        {shown('town') && <FieldError>{shown('town')}</FieldError>}
        <div className="grid gap-2">
          <Days days={days} chosen={typed.days} onChange={(chosen) => change({ days: chosen })} />
          {shown('days') && <FieldError>{shown('days')}</FieldError>}
        </div>
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
            error={shown('to')}
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

interface DaysProps {
  days: readonly string[]
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
          {dayText(day)}
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

function problemsOf({ days, from, to }: WaitTimes, minutes: number, whom: WaitDialogProps['whom']) {
  const isShort = HOURS.indexOf(to) - HOURS.indexOf(from) < minutes / 60
  return {
    town: 'town' in whom && whom.town === '' ? 'Choose a town.' : null,
    days: days.length === 0 ? 'Choose a day.' : null,
    to: isShort ? `Choose at least ${durationText(minutes)}.` : null,
  }
}

const readTyped = (saved: unknown): WaitTimes | null =>
  typeof saved === 'object' && saved !== null && 'days' in saved && 'from' in saved && 'to' in saved
    ? (saved as WaitTimes)
    : null
