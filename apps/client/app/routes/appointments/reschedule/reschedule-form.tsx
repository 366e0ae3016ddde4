// implements: §5.21
import { RESCHEDULING } from '@anseo/api-client/error-catalogue/appointments'
import { useNow } from '@anseo/site-kit/use-now'
import { dublinDate } from '@anseo/domain/dublin-time'
import { BOOKING_WINDOW_DAYS } from '@anseo/domain/limits'
import { formatFullDate, formatLongDay } from '@anseo/domain/near-day'
import { formatSlot } from '@anseo/domain/moment-text'
import { formatSlotDate, parseSlotDate } from '@anseo/domain/slot-date'
import { DateStrip } from '@anseo/ui/date-strip'
import { Form } from '@anseo/ui/form'
import { LoadingNote } from '@anseo/ui/loading-note'
import { MoveFacts } from '@anseo/ui/move-facts'
import { Note } from '@anseo/ui/note'
import { SlotGrid } from '@anseo/ui/slot-grid'
import { notify } from '@anseo/ui/toasts'
import type { ReactNode } from 'react'
import Alternatives from '../../booking/alternatives.tsx'
import { onlyAhead } from '../../booking/calendar-change.ts'
import { LaterDates } from '../../booking/later-dates.tsx'
import { LOSS_TEXTS } from '../../booking/loss.ts'
import { stripDay } from '@anseo/ui/strip-day'
import type { ClientAppointment } from '../../../appointments/client-appointment.ts'
import { loadRescheduleDays, type RescheduleTimes } from '../../../queries/reschedule-times.ts'
import { newSlot, newStarts, type NewTime, newTimeLoss, offeredStarts, withFirstDay } from './new-time.ts'
import { RescheduleTerms } from './reschedule-terms.tsx'
import type { Rescheduling } from './use-rescheduling.ts'

interface RescheduleFormProps {
  id: string
  appointment: ClientAppointment
  times: RescheduleTimes
  /** The times are those of other days than the chosen ones, which are loading. */
  isLoading: boolean
  /** The chosen day and start; without a day, the first one on which the appointment fits is shown. */
  time: NewTime
  rescheduling: Rescheduling
  onChange: (time: NewTime) => void
  /** Called when the server refused the chosen time. */
  onRefused: () => void
  onMoved: () => void
}

/** The fields for the day and start of the new time, with live free times. */
export function RescheduleForm(props: RescheduleFormProps) {
  const { id, appointment, isLoading, rescheduling, onChange, onRefused, onMoved } = props
  const { wire, facts } = appointment
  const { refused, alternatives, clear, reschedule } = rescheduling
  const { byTheHour, horizonDays } = props.times
  const now = useNow()
  const times = { byTheHour, data: onlyAhead(props.times.data, now) }
  const days = times.data
  const time = withFirstDay(props.time, times)
  const starts = isLoading ? [] : newStarts(time, times, facts, now)
  const lost = isLoading ? null : newTimeLoss(time, starts, now)
  // A refusal has already been explained by a toast.
  const lossText = lost && !refused ? LOSS_TEXTS[lost] : null
  const slot = lost ? null : newSlot(time, facts)
  const date = time.slotDate === null ? null : parseSlotDate(time.slotDate)
  const today = formatSlotDate(dublinDate(now))
  const first = days[0]!.slotDate

  const choose = (changes: Partial<NewTime>) => {
    onChange({ ...time, startTime: null, ...changes })
    clear()
  }
  const chooseOffered = ({ slotDate, startTime }: { slotDate: string; startTime: string }) => {
    const isShown = days.some((day) => day.slotDate === slotDate)
    choose({ slotDate, startTime, ...(!isShown && { from: slotDate }) })
  }
  const submit = async () => {
    if (!slot) return notify.error(RESCHEDULING.timeMissing)
    const done = await reschedule(slot)
    if (done) {
      notify.success(RESCHEDULING.success)
      onMoved()
    } else onRefused()
  }
  return (
    <Form id={id} className="grid gap-4" onSubmit={submit}>
      <Part title="Date" aside={date ? formatFullDate(date).replace(/^\d+ /, '') : ''}>
        <DateStrip
          days={days.map((day) =>
            stripDay(day.slotDate, day.slotDate === today, offeredStarts(day, byTheHour).length > 0),
          )}
          value={time.slotDate}
          // Those of other days are about to go.
          onChange={(slotDate) => !isLoading && choose({ slotDate })}
        />
        {horizonDays > BOOKING_WINDOW_DAYS && (
          <LaterDates
            vendorName={wire.vendorData.name}
            horizonDays={horizonDays}
            now={now}
            slotDate={time.slotDate ?? first}
            from={first === today ? undefined : first}
            load={async (asked) =>
              (await loadRescheduleDays(wire._id, asked)).map((day) => ({
                slotDate: day.slotDate,
                free: offeredStarts(day, byTheHour),
              }))
            }
            onChange={(slotDate, from) => choose({ slotDate: from ?? null, from: from ?? slotDate })}
          />
        )}
      </Part>
      <Part title="Start time" aside={date ? formatLongDay(date) : ''}>
        {isLoading ? (
          <LoadingNote text="Loading times..." />
        ) : starts.every(({ state }) => state === 'taken') ? (
          <p className="hint">
            {date
              ? 'Nothing is free for that long on this day. Choose another.'
              : 'Nothing is free for that long on these days.'}
          </p>
        ) : null}
        <SlotGrid
          label="Start time"
          slots={starts}
          value={time.startTime}
          onChange={(startTime) => choose({ startTime })}
          announcement={lossText}
        />
      </Part>
      <MoveFacts before={formatSlot(facts, now)} after={slot && formatSlot(slot, now)} />
      <RescheduleTerms appointment={appointment} slot={slot} now={now} />
      {lossText && <Note tone="bad">{lossText}</Note>}
      {alternatives.length > 0 && <Alternatives slots={alternatives} onChoose={chooseOffered} />}
    </Form>
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
