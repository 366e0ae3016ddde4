import { formatWeekdayDay, formatSlotDate } from '@anseo/domain/slot-date'
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { Button } from '@anseo/ui/button'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ChangeChoice } from './use-choice.ts'
import type { AskedPlace } from './use-place.ts'

const MonthDialog = lazy(() => import('./month-dialog.tsx'))

interface LaterDatesProps {
  vendorId: string
  vendorName: string
  horizonDays: number
  minutes: number
  now: Date
  slotDate: string
  at: AskedPlace
  /** The first day of the strip; that of today unless set. */
  from: string | undefined
  onChange: ChangeChoice
}

/** The way to the dates after the strip of 14 days, and back (B2). */
export function LaterDates(props: LaterDatesProps) {
  const { vendorId, vendorName, horizonDays, minutes, now, slotDate, from, at, onChange } = props
  const [isOpen, setOpen] = useState(false)
  const today = dublinDate(now)
  const last = addDays(today, horizonDays - 1)
  const choose = (chosen: string) => {
    setOpen(false)
    onChange({ slotDate: chosen }, { from: chosen })
  }
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <span className="hint">Bookings until {formatWeekdayDay(last, today)}</span>
      <span className="flex flex-wrap gap-2">
        {from && (
          <Button
            tone="ghost"
            size="sm"
            onClick={() => onChange({ slotDate: formatSlotDate(today) }, { from: undefined })}
          >
            Back to today
          </Button>
        )}
        <Button tone="sec" size="sm" icon={<CalendarDays aria-hidden="true" />} onClick={() => setOpen(true)}>
          Later dates
        </Button>
      </span>
      <Suspense>
        {isOpen && (
          <MonthDialog
            vendorId={vendorId}
            vendorName={vendorName}
            minutes={minutes}
            at={at}
            first={today}
            last={last}
            chosen={slotDate}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
