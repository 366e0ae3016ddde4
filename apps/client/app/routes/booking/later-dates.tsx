import { formatWeekdayDay, formatSlotDate } from '@anseo/domain/slot-date'
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { Button } from '@anseo/ui/button'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { LoadDays } from './month-dialog.tsx'

const MonthDialog = lazy(() => import('./month-dialog.tsx'))

interface LaterDatesProps {
  vendorName: string
  horizonDays: number
  now: Date
  slotDate: string
  /** The first day of the strip; that of today unless set. */
  from: string | undefined
  load: LoadDays
  /** Called with the chosen day and the first day of the strip that then shows it. */
  onChange: (slotDate: string, from: string | undefined) => void
}

/** The way to the dates after the strip of 14 days, and back (B2). */
export function LaterDates(props: LaterDatesProps) {
  const { vendorName, horizonDays, now, slotDate, from, load, onChange } = props
  const [isOpen, setOpen] = useState(false)
  const today = dublinDate(now)
  const last = addDays(today, horizonDays - 1)
  const choose = (chosen: string) => {
    setOpen(false)
    onChange(chosen, chosen)
  }
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      <span className="hint">Bookings until {formatWeekdayDay(last, today)}</span>
      <span className="flex flex-wrap gap-2">
        {from && (
          <Button tone="ghost" size="sm" onClick={() => onChange(formatSlotDate(today), undefined)}>
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
            vendorName={vendorName}
            load={load}
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
