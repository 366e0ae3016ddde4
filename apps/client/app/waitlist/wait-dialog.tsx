import { isSignedOut } from '@anseo/api-client/api-error'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { formErrors } from '@anseo/api-client/form-errors'
import { loginPath } from '@anseo/api-client/return-path'
import { durationText } from '@anseo/domain/duration-text'
import { EARLIEST_HOUR, LATEST_HOUR, MAX_WAITLIST_DAYS } from '@anseo/domain/limits'
import type { Speciality } from '@anseo/domain/specialities'
import { formatWallTime } from '@anseo/domain/wall-time'
import { Chip } from '@anseo/ui/chip'
import { FieldError } from '@anseo/ui/field'
import { FormDialog } from '@anseo/ui/form-dialog'
import { Options } from '@anseo/ui/options'
import { SelectInput } from '@anseo/ui/select-input'
import { notify } from '@anseo/ui/toasts'
import { type ReactNode, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../api/browser-api.ts'
import { session } from '../session/session.ts'
import { useSavedState } from '../session/use-saved-state.ts'
import { dayText } from '@anseo/site-kit/day-text'
import type { WaitTimes } from './wait-times.ts'

interface WaitDialogProps {
  /** The key under which this tab saves the choice, so that a login in between loses nothing. */
  draft: string
  /** The vendor, or any of a speciality in a town; '' while no town is chosen. */
  whom: { vendorId: string } | { speciality: Speciality; town: string }
  /** A sentence about what the client waits for. */
  about: string
  /** Returns further fields, with the error of the town. */
  children?: (townError: string | null | undefined) => ReactNode
  /** The days that can be chosen. */
  days: readonly string[]
  /** The initial choice. */
  start: WaitTimes
  /** The length of the booking. */
  minutes: number
  /** The services of the vendor that are to be booked. */
  serviceIds?: string[] | undefined
  onClose: () => void
}

/** The hours of the longest day of work, which ends on the next one (B2). */
const HOURS = Array.from({ length: LATEST_HOUR - EARLIEST_HOUR + 1 }, (_, index) =>
  formatWallTime(EARLIEST_HOUR + index),
)
const MIDNIGHT = 24 - EARLIEST_HOUR
const ENDS = HOURS.slice(1).map((value, index) => ({
  value,
  label: index >= MIDNIGHT ? `${value}, next day` : value,
}))

/** Asks for the days and hours of a time that a client waits for, and puts them on the waitlist (C7). */
export default function WaitDialog(props: WaitDialogProps) {
  const { draft, whom, about, children, days, start, minutes, serviceIds, onClose } = props
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [typed, setTyped] = useSavedState<WaitTimes>(`wait.${draft}`, start, readTyped(days))
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
  const wait = async () => {
    setChecked(true)
    if (Object.values(found).some((problem) => problem !== null)) return
    if (session.token() === null) return void navigate(loginPath(pathname + search))
    setBusy(true)
    try {
      await api('POST /api/user/waitlist', { body: { ...whom, minutes, serviceIds, ...typed } })
      notify.success("We'll tell you when a time is free. You can stop waiting under Favourites.")
      onClose()
    } catch (error) {
      if (isSignedOut(error)) onClose()
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Tell me when a time is free"
      busy={busy}
      confirm="Tell me"
      tone="cta"
      onSubmit={wait}
    >
      <div className="grid gap-5">
        <p>{about} We tell everyone who is waiting at the same time, and the first to book has it.</p>
        {children?.(shown('town'))}
        <Days
          days={days}
          chosen={typed.days}
          error={shown('days')}
          onChange={(chosen) => change({ days: chosen })}
        />
        <div className="grid grid-cols-2 gap-3">
          <SelectInput
            label="Not before"
            value={typed.from}
            onChange={(event) => change({ from: event.target.value })}
          >
            <Options of={HOURS.slice(0, MIDNIGHT)} />
          </SelectInput>
          <SelectInput
            label="No later than"
            value={typed.to}
            error={shown('to')}
            onChange={(event) => change({ to: event.target.value })}
          >
            <Options of={ENDS} />
          </SelectInput>
        </div>
        <div aria-live="polite" hidden={!text}>
          {text && <FieldError>{text}</FieldError>}
        </div>
      </div>
    </FormDialog>
  )
}

interface DaysProps {
  days: readonly string[]
  chosen: readonly string[]
  error: string | null | undefined
  onChange: (days: string[]) => void
}

function Days({ days, chosen, error, onChange }: DaysProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
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
      <div id={errorId} className="mt-2" aria-live="polite" hidden={!error}>
        {error && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  )
}

function problemsOf({ days, from, to }: WaitTimes, minutes: number, whom: WaitDialogProps['whom']) {
  const isShort = HOURS.indexOf(to) - HOURS.indexOf(from) < minutes / 60
  return {
    town: 'town' in whom && whom.town === '' ? 'Choose a town.' : null,
    days: days.length === 0 ? 'Choose a day.' : null,
    to: isShort ? `Choose at least ${durationText(minutes)}.` : null,
  }
}

/** Reads what was typed, without days that have passed since, which could not be taken back. */
const readTyped =
  (days: readonly string[]) =>
  (saved: unknown): WaitTimes | null => {
    if (typeof saved !== 'object' || saved === null) return null
    if (!('days' in saved && 'from' in saved && 'to' in saved)) return null
    const typed = saved as WaitTimes
    return { ...typed, days: typed.days.filter((day) => days.includes(day)) }
  }
