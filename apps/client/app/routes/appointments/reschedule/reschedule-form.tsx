// implements: §5.21
import { RESCHEDULING } from '@anseo/api-client/error-catalogue/appointments'
import { useNow } from '@anseo/site-kit/use-now'
import { formatFullDate, formatLongDay } from '@anseo/domain/near-day'
import { formatSlot } from '@anseo/domain/moment-text'
import { isMovedByTheHour, rescheduleStartTimes } from '@anseo/domain/reschedule-grid'
import { slotMinutes } from '@anseo/domain/slot'
import { parseSlotDate } from '@anseo/domain/slot-date'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { DateStrip } from '@anseo/ui/date-strip'
import { MoveFacts } from '@anseo/ui/move-facts'
import { Note } from '@anseo/ui/note'
import { SlotGrid } from '@anseo/ui/slot-grid'
import { notify } from '@anseo/ui/toasts'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import Alternatives from '../../booking/alternatives.tsx'
import type { OwnRules } from '../../booking/choice.ts'
import { LOSS_TEXTS } from '../../booking/loss.ts'
import { stripDay } from '@anseo/ui/strip-day'
import { useAvailability } from '../../booking/use-availability.ts'
import { useSavedState } from '../../../session/use-saved-state.ts'
import type { ClientAppointment } from '../../../appointments/client-appointment.ts'
import { firstNewTime, newSlot, newStarts, type NewTime, newTimeLoss, readNewTime } from './new-time.ts'
import { RescheduleTerms } from './reschedule-terms.tsx'
import type { Rescheduling } from './use-rescheduling.ts'

interface RescheduleFormProps {
  id: string
  appointment: ClientAppointment
  loaded: DayAvailability[]
  /** The vendor's, where they are not those of the specification. */
  rules: OwnRules | null
  rescheduling: Rescheduling
  onMoved: () => void
}

/** The fields for the day and start of the new time, with live free times. */
export function RescheduleForm(props: RescheduleFormProps) {
  const { id, appointment, loaded, rules, rescheduling, onMoved } = props
  const { wire, facts } = appointment
  const { refused, alternatives, clear, reschedule } = rescheduling
  const { days, refresh, ask } = useAvailability(wire.vendorData._id, loaded, rules, rescheduling.busy)
  const ownMinutes = isMovedByTheHour(facts) ? undefined : slotMinutes(facts)
  // The travel to where the visit takes place counts (B5).
  const eircode = rules?.travels && wire.place === 'client' ? wire.address.eircode : undefined
  useEffect(() => {
    if (ownMinutes !== undefined || eircode) ask({ minutes: ownMinutes, eircode })
  }, [ask, ownMinutes, eircode])
  const [time, setTime] = useSavedState(`new-time.${wire._id}`, firstNewTime(loaded, facts), readNewTime)
  const now = useNow()
  const starts = newStarts(time, days, facts, now)
  const lost = newTimeLoss(time, starts, now)
  // A refusal has already been explained by a toast.
  const lossText = lost && !refused ? LOSS_TEXTS[lost] : null
  const slot = lost ? null : newSlot(time, facts)
  const date = time.slotDate === null ? null : parseSlotDate(time.slotDate)

  const choose = (next: NewTime) => {
    setTime(next)
    clear()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!slot) return notify.error(RESCHEDULING.timeMissing)
    const done = await reschedule(slot)
    if (done) {
      notify.success(RESCHEDULING.success)
      onMoved()
    } else void refresh()
  }
  return (
    <form id={id} method="post" className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Part title="Date" aside={date ? formatFullDate(date).replace(/^\d+ /, '') : ''}>
        <DateStrip
          days={days.map((day, index) =>
            stripDay(day.slotDate, index, rescheduleStartTimes(day, facts).length > 0),
          )}
          value={time.slotDate}
          onChange={(slotDate) => choose({ slotDate, startTime: null })}
        />
      </Part>
      <Part title="Start time" aside={date ? formatLongDay(date) : ''}>
        <SlotGrid
          label="Start time"
          slots={starts}
          value={time.startTime}
          onChange={(startTime) => choose({ ...time, startTime })}
          announcement={lossText}
        />
      </Part>
      <MoveFacts before={formatSlot(facts, now)} after={slot && formatSlot(slot, now)} />
      <RescheduleTerms appointment={appointment} slot={slot} now={now} />
      {lossText && <Note tone="bad">{lossText}</Note>}
      {alternatives.length > 0 && <Alternatives slots={alternatives} onChoose={choose} />}
    </form>
  )
}

function Part({ title, aside, children }: { title: string; aside: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-base">{title}</h3>
        <span className="text-sm text-ink-2">{aside}</span>
      </div>
      {children}
    </div>
  )
}
