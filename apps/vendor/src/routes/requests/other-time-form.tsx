import { ApiError, isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { serverNow } from '@anseo/api-client/server-clock'
import { dayText } from '@anseo/site-kit/day-text'
import { useDraft } from '@anseo/site-kit/use-draft'
import { NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatSlotDate } from '@anseo/domain/slot-date'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { Chip } from '@anseo/ui/chip'
import { DateStrip } from '@anseo/ui/date-strip'
import { FormError } from '@anseo/ui/form-error'
import { MoveFacts } from '@anseo/ui/move-facts'
import { SlotGrid } from '@anseo/ui/slot-grid'
import { stripDay } from '@anseo/ui/strip-day'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { type FormEvent, useState } from 'react'
import type { VendorAppointment } from '../../queries/appointments.ts'
import type { useProposeTime } from '../../queries/proposals.ts'
import { dayToOpen, otherStarts, startChoices, stretchText } from './other-time.ts'

interface OtherTimeFormProps {
  id: string
  appointment: VendorAppointment
  days: readonly DayAvailability[]
  propose: ReturnType<typeof useProposeTime>
  onDone: () => void
}

/** Form for a suggested time: day, start and message; each is stored until sent. */
export function OtherTimeForm({ id, appointment, days, propose, onDone }: OtherTimeFormProps) {
  const draftKey = `anseo.pro.other-time.${appointment._id}`
  const [savedDay, setDay] = useDraft(`${draftKey}.day`)
  const [startTime, setStart] = useDraft(`${draftKey}.start`)
  const [words, setWords] = useDraft(`${draftKey}.words`)
  const [missing, setMissing] = useState(false)
  const slotDate = savedDay || dayToOpen(days, appointment)
  const slots = startChoices(
    days.find((day) => day.slotDate === slotDate),
    appointment,
    startTime,
  )
  const today = formatSlotDate(dublinDate(serverNow()))
  const isFree = slots.some(({ value }) => value === startTime)

  const choose = (day: string, start: string) => {
    setDay(day)
    setStart(start)
    setMissing(false)
    propose.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (propose.isPending) return
    if (!isFree) return setMissing(true)
    propose.mutate(
      { slotDate, startTime, words },
      {
        onSuccess: () => {
          for (const forget of [setDay, setStart, setWords]) forget('')
          onDone()
        },
      },
    )
  }
  const trouble = missing ? 'Choose a start time.' : refusalText(propose.error)
  return (
    <form id={id} method="post" className="grid gap-4" onSubmit={submit}>
      <DateStrip
        days={days.map((day) =>
          stripDay(day.slotDate, day.slotDate === today, otherStarts(day, appointment).length > 0),
        )}
        value={slotDate}
        onChange={(day) => choose(day, '')}
      />
      <SlotGrid
        label="Start time"
        slots={slots}
        value={isFree ? startTime : null}
        onChange={(start) => choose(slotDate, start)}
      />
      <MoveFacts
        before={slotText(appointment.slotDate, appointment.startTime, appointment)}
        after={isFree ? slotText(slotDate, startTime, appointment) : null}
      />
      <TextareaInput
        label={`Message to ${appointment.clientData.name} (optional)`}
        name="words"
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="text-sm text-ink-2">
        We&apos;ll keep holding the time {appointment.clientData.name} asked for. The time you suggest
        isn&apos;t held until {appointment.clientData.name} accepts.
      </p>
      <FormError text={trouble} />
      <Alternatives error={propose.error} onChoose={choose} />
    </form>
  )
}

const slotText = (slotDate: string, startTime: string, appointment: VendorAppointment) =>
  `${dayText(slotDate)}, ${stretchText(startTime, appointment)}`

const refusalText = (error: unknown) => (error && !isSignedOut(error) ? bookingErrorText(error) : null)

/** Up to three other times, when the chosen one has just gone (S4). */
function Alternatives({
  error,
  onChoose,
}: {
  error: unknown
  onChoose: (day: string, start: string) => void
}) {
  const slots = error instanceof ApiError ? (error.refusal.alternatives ?? []) : []
  if (slots.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {slots.map(({ slotDate, startTime, endTime }) => (
        <Chip key={`${slotDate} ${startTime}`} onClick={() => onChoose(slotDate, startTime)}>
          {dayText(slotDate)}, {startTime} to {endTime}
        </Chip>
      ))}
    </div>
  )
}
