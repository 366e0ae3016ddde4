import {
  addDays,
  type CalendarDate,
  compareDates,
  daysBetween,
  weekday,
  WEEKDAYS,
} from '@anseo/domain/calendar-date'
import { addMonths, type CalendarMonth, isoMonth, monthTitle } from '@anseo/domain/calendar-month'
import { formatLongDay } from '@anseo/domain/near-day'
import { firstNameOf } from '@anseo/domain/person-name'
import { formatSlotDate, formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { IconButton } from '@anseo/ui/icon-button'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import './month-dialog.css'

/** Loads the free starts of some days from a date on (`21_11_2026`). */
export type LoadDays = (asked: { from: string; days: number }) => Promise<DayAvailability[]>

interface MonthDialogProps {
  vendorName: string
  load: LoadDays
  /** Today, and the last day that can be booked. */
  first: CalendarDate
  last: CalendarDate
  chosen: string
  onChoose: (slotDate: string) => void
  onClose: () => void
}

/** The number of free start times by slot date (`21_11_2026`); undefined while loading, null if loading failed. */
type FreeByDay = ReadonlyMap<string, number> | null | undefined

/** A month of a vendor's calendar, from which a day with free times is chosen (B2). */
export default function MonthDialog(props: MonthDialogProps) {
  const { vendorName, load, first, last, chosen, onChoose, onClose } = props
  const [day, setDay] = useState(parseSlotDate(chosen) ?? first)
  const [month, setMonth] = useState<CalendarMonth>(day)
  const [attempt, setAttempt] = useState(0)
  const free = useFreeMonth(load, month, attempt)
  const count = free?.get(formatSlotDate(day)) ?? 0
  // A button that was disabled at the last month would lose the focus.
  const isOffered = (step: number) => isWithin(addMonths(month, step), first, last)
  const turn = (step: number) => isOffered(step) && setMonth(addMonths(month, step))
  return (
    <Dialog
      onClose={onClose}
      title={monthTitle(month)}
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            Close
          </Button>
          <Button tone="cta" disabled={count === 0} onClick={() => onChoose(formatSlotDate(day))}>
            {count === 0
              ? 'Choose a day'
              : `${count} ${count === 1 ? 'time' : 'times'} on ${formatWeekdayDay(day, first)}`}
          </Button>
        </>
      }
    >
      <div className="mb-3 flex justify-end gap-1">
        <IconButton
          label="Previous month"
          icon={<ChevronLeft aria-hidden="true" />}
          aria-disabled={!isOffered(-1) || undefined}
          onClick={() => turn(-1)}
        />
        <IconButton
          label="Next month"
          icon={<ChevronRight aria-hidden="true" />}
          aria-disabled={!isOffered(1) || undefined}
          onClick={() => turn(1)}
        />
      </div>
      <div
        className="month-grid"
        role="group"
        aria-label={monthTitle(month)}
        aria-busy={free === undefined || undefined}
      >
        {WEEKDAYS.map((name) => (
          <span key={name} className="weekday" aria-hidden="true">
            {name.replace(/^./, (letter) => letter.toUpperCase())}
          </span>
        ))}
        {daysOf(month).map((date, index) => (
          <Day
            key={date.day}
            date={date}
            column={index === 0 ? WEEKDAYS.indexOf(weekday(date)) + 1 : undefined}
            isFree={(free?.get(formatSlotDate(date)) ?? 0) > 0}
            isChosen={compareDates(date, day) === 0}
            onChoose={() => setDay(date)}
          />
        ))}
      </div>
      {free === null && (
        <p className="mt-3 text-danger" role="alert">
          We couldn&apos;t load this month.{' '}
          <button type="button" className="link" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </p>
      )}
      <p className="hint mt-3" aria-live="polite">
        {free === undefined
          ? 'Loading free times...'
          : `${firstNameOf(vendorName)} takes bookings until ${formatWeekdayDay(last)} ${last.year}.`}
      </p>
    </Dialog>
  )
}

interface DayProps {
  date: CalendarDate
  /** Column in the grid, from 1, of the first day of the month; undefined for the others, which the grid places. */
  column: number | undefined
  isFree: boolean
  isChosen: boolean
  onChoose: () => void
}

const Day = ({ date, column, isFree, isChosen, onChoose }: DayProps) => (
  <button
    type="button"
    className="month-day"
    style={column === undefined ? undefined : { gridColumn: column }}
    aria-pressed={isFree && isChosen}
    disabled={!isFree}
    aria-label={isFree ? formatLongDay(date) : `${formatLongDay(date)}, no times left`}
    onClick={onChoose}
  >
    {date.day}
  </button>
)

/** Loads the number of free start times on each day of a month; another `attempt` number loads it again. */
function useFreeMonth(load: LoadDays, { year, month }: CalendarMonth, attempt: number): FreeByDay {
  const [free, setFree] = useState<{ key: string; byDay: FreeByDay }>({ key: '', byDay: undefined })
  const key = [year, month, attempt].join(' ')
  useEffect(() => {
    let isStale = false
    const dates = daysOf({ year, month })
    void load({ from: formatSlotDate(dates[0]!), days: dates.length })
      .then((days) => new Map(days.map(({ slotDate, free: starts }) => [slotDate, starts.length])))
      .catch(() => null)
      .then((byDay) => !isStale && setFree({ key, byDay }))
    return () => {
      isStale = true
    }
    // `load` is another function each time; what it loads stays the same while the dialog is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return free.key === key ? free.byDay : undefined
}

function daysOf({ year, month }: CalendarMonth): CalendarDate[] {
  const first = { year, month, day: 1 }
  const next = { ...addMonths({ year, month }, 1), day: 1 }
  return Array.from({ length: daysBetween(first, next) }, (_, index) => addDays(first, index))
}

/** Returns whether a month has a day between two dates. */
const isWithin = (month: CalendarMonth, first: CalendarDate, last: CalendarDate): boolean =>
  isoMonth(month) >= isoMonth(first) && isoMonth(month) <= isoMonth(last)
