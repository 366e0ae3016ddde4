import { formatFullDate, formatLongDay } from '@anseo/domain/near-day'
import { formatSlot } from '@anseo/domain/moment-text'
import { rescheduleStartTimes } from '@anseo/domain/reschedule-grid'
import { parseSlotDate } from '@anseo/domain/slot-date'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { Button } from '@anseo/ui/button'
import { DateStrip } from '@anseo/ui/date-strip'
import { Dialog } from '@anseo/ui/dialog'
import { MoveFacts } from '@anseo/ui/move-facts'
import { Note } from '@anseo/ui/note'
import { SlotGrid } from '@anseo/ui/slot-grid'
import { notify } from '@anseo/ui/toasts'
import { CalendarClock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Alternatives } from '../../booking/alternatives.tsx'
import { stripDay } from '../../booking/strip-day.ts'
import { useAvailability } from '../../booking/use-availability.ts'
import type { DialogProps } from '../appointment-dialogs.tsx'
import { VendorLine } from '../vendor-line.tsx'
import { firstNewTime, isLost, newSlot, type NewTime, startSlots } from './new-time.ts'
import { RescheduleTerms } from './reschedule-terms.tsx'
import { useRescheduling } from './use-rescheduling.ts'

const SELECT_BOTH = 'Please select a date and start time'
const JUST_BOOKED = 'This slot was just booked.'

/** Day and start of the new time, in a calendar that is followed live. */
export function RescheduleForm({
  appointment,
  onClose,
  onChanged,
  loaded,
}: DialogProps & { loaded: DayAvailability[] }) {
  const { wire, facts } = appointment
  const { days, refresh } = useAvailability(wire.vendorData._id, loaded)
  const [time, setTime] = useState(() => firstNewTime(loaded, facts))
  const [missing, setMissing] = useState(false)
  const { busy, error, alternatives, clear, reschedule } = useRescheduling(wire._id)
  const slots = startSlots(
    days.find(({ slotDate }) => slotDate === time.slotDate),
    time,
    facts,
  )
  const lost = isLost(slots, time)
  const slot = lost ? null : newSlot(time, facts)
  const date = time.slotDate === null ? null : parseSlotDate(time.slotDate)

  const choose = (next: NewTime) => {
    setTime(next)
    setMissing(false)
    clear()
  }
  const submit = async () => {
    if (!slot) {
      setMissing(true)
      return notify.error(SELECT_BOTH)
    }
    const done = await reschedule(slot)
    if (done) {
      notify.success('Appointment rescheduled successfully')
      onClose()
    } else void refresh()
    await onChanged()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      processing={busy}
      size="wide"
      title="Reschedule"
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onClose}>
            Keep this time
          </Button>
          <Button
            tone="cta"
            className="wide"
            busy={busy}
            icon={<CalendarClock aria-hidden="true" />}
            onClick={() => void submit()}
          >
            Reschedule
          </Button>
        </>
      }
    >
      <VendorLine appointment={appointment} />
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
          slots={slots}
          value={time.startTime}
          onChange={(startTime) => choose({ ...time, startTime })}
          announcement={lost ? JUST_BOOKED : null}
        />
      </Part>
      <MoveFacts before={formatSlot(facts)} after={slot && formatSlot(slot)} />
      <RescheduleTerms appointment={appointment} />
      <Trouble text={error ?? (lost ? JUST_BOOKED : missing ? SELECT_BOTH : null)} />
      <Alternatives slots={alternatives} onChoose={choose} />
    </Dialog>
  )
}

function Part({ title, aside, children }: { title: string; aside: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-base">{title}</h3>
        <span className="text-sm text-ink-2">{aside}</span>
      </div>
      {children}
    </div>
  )
}

const Trouble = ({ text }: { text: string | null }) =>
  text && (
    <Note tone="bad" role="alert">
      {text}
    </Note>
  )
