import { gridBounds } from '@anseo/domain/day-grid'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { useNow } from '@anseo/site-kit/use-now'
import { formatSpan, weekOf, weekToOpen } from '@anseo/domain/calendar-week'
import {
  addDays,
  type CalendarDate,
  compareDates,
  formatIsoDate,
  sameDate,
} from '@anseo/domain/calendar-date'
import { formatMonth } from '@anseo/domain/slot-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatLongDay } from '@anseo/domain/near-day'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLiveCalendar } from '../../queries/calendar.ts'
import type { TimeOff } from '../../queries/hours.ts'
import { useVendor } from '../../queries/profile.ts'
import './calendar.css'
import './event.css'
import './calendar-page.css'
import './month-grid.css'
import { CalendarTools } from './calendar-tools.tsx'
import { CalendarTop } from './calendar-top.tsx'
import { DayStrip } from './day-strip.tsx'
import { isTakenAt } from './free-hours.ts'
import { Legend } from './legend.tsx'
import { MonthGrid } from './month-grid.tsx'
import { PrintedDay } from './printed-day.tsx'
import { PendingRequests } from './pending-requests.tsx'
import { MoveHint, MovingNews } from './moving-block.tsx'
import { draftOfHours } from './time-off-draft.ts'
import { useBlockAsked } from './use-block-asked.ts'
import { useCalendarContent } from './use-calendar-content.ts'
import { useCalendarPlace } from './use-calendar-place.ts'
import { useDragToBlock } from './use-drag-to-block.ts'
import { useFocusFound } from './use-focus-found.ts'
import { useMove } from './use-move.ts'
import { useTimeOffDraft } from './use-time-off-draft.ts'
import { useWide } from './use-wide.ts'
import { WaitingPeople } from './waiting-people.tsx'
import { WeekGrid } from './week-grid.tsx'

const TimeOffDialog = lazy(() => import('./time-off-dialog.tsx'))
const MoveDialog = lazy(async () => ({
  default: (await import('../appointment/move-dialog.tsx')).MoveDialog,
}))
const TimeOffDetail = lazy(() => import('./time-off-detail.tsx'))

/** `/calendar`: a day, a week or a month; by the hour, appointments can be moved, and free hours blocked. */
export function CalendarPage() {
  const now = useNow()
  const isWide = useWide()
  const place = useCalendarPlace(now, isWide)
  const { view, day } = place
  const { content, isFailed, isFetching, retry } = useCalendarContent(
    view === 'day' ? place.week : place.days,
  )
  const { draft, setDraft, open } = useTimeOffDraft()
  const navigate = useNavigate()
  useBlockAsked((hours) => setDraft(draftOfHours(hours)))
  const [shown, setShown] = useState<TimeOff | null>(null)
  const bounds = content?.bounds ?? gridBounds(DEFAULT_WEEKLY_HOURS)
  const { chosen, press } = useDragToBlock(bounds, (hours) => setDraft(draftOfHours(hours)))
  useLiveCalendar(useVendor()._id)
  useFocusFound(content !== undefined)
  const { moving, handlers, asked, close } = useMove(place.days, bounds)
  const isTaken = moving !== null && !!content && isTakenAt(content, moving.to, moving.appointment._id, now)
  const grid = { content, now, chosen, press, onOpen: setShown, moving, isTaken, hold: handlers }
  const dayToAdd = firstToBlock(view === 'week' ? (place.week[0] as CalendarDate) : day, now)
  const onAdd = (date: CalendarDate, hour: number) =>
    void navigate(
      `/appointments/new?day=${formatIsoDate(addDays(date, Math.floor(hour / 24)))}&hour=${hour % 24}`,
    )
  return (
    <>
      <CalendarTop
        title={view === 'month' ? 'Calendar' : titleOf(place.week, now)}
        span={view === 'month' ? `${formatMonth(day)} ${day.year}` : spanOf(place.week, now)}
        place={place}
        newAppointment={`/appointments/new?day=${formatIsoDate(dayToAdd)}`}
        onAdd={() => open(dayToAdd)}
      />
      <main id="main" tabIndex={-1}>
        <CalendarTools view={view} now={now} onView={place.showView} />
        <WaitingPeople days={place.days} />
        <div className="calendar-page">
          {view === 'day' && <DayStrip {...place} content={content} now={now} onChange={place.showDay} />}
          {isFailed ? (
            <LoadFailure title="We couldn't load your calendar" busy={isFetching} onRetry={retry} />
          ) : (
            <section aria-label="Calendar">
              {!content && <LoadingNote text="Loading your calendar..." />}
              {view === 'day' && (
                <h2 className="mb-3 text-[1.25rem]">
                  {formatLongDay(day)}
                  {day.year !== dublinDate(now).year && ` ${day.year}`}
                </h2>
              )}
              {view === 'month' ? (
                <MonthGrid day={day} content={content} now={now} />
              ) : (
                <>
                  <WeekGrid days={place.days} day={day} {...grid} onAdd={onAdd} />
                  <MovingNews moving={moving} isTaken={isTaken} />
                  <MoveHint />
                  <Legend />
                </>
              )}
            </section>
          )}
          <PendingRequests now={now} />
        </div>
        <Suspense>
          {draft && <TimeOffDialog draft={draft} onChange={setDraft} onClose={() => setDraft(null)} />}
          {asked && <MoveDialog key={asked.moveId} {...asked} now={now} onClose={close} />}
          {shown && <TimeOffDetail timeOff={shown} now={now} onClose={() => setShown(null)} />}
        </Suspense>
        {view === 'day' && content && <PrintedDay date={day} content={content} now={now} />}
      </main>
    </>
  )
}

/** Returns the days of a week, such as '16–22 Nov', with the year unless it is this one. */
function spanOf(week: readonly CalendarDate[], now: Date): string {
  const [first, last] = [week[0] as CalendarDate, week.at(-1) as CalendarDate]
  const isNamed = first.year !== last.year || last.year === dublinDate(now).year
  return `${formatSpan(first, last)}${isNamed ? '' : ` ${last.year}`}`
}

/** Returns 'This week', 'Next week' for the week that the calendar opens with on a Sunday, or 'Calendar'. */
function titleOf(week: readonly CalendarDate[], now: Date): string {
  const today = dublinDate(now)
  const begins = (other: readonly CalendarDate[]) =>
    sameDate(week[0] as CalendarDate, other[0] as CalendarDate)
  if (begins(weekOf(today))) return 'This week'
  return begins(weekToOpen(today)) ? 'Next week' : 'Calendar'
}

/** Returns the first visible day that is not over. */
function firstToBlock(day: CalendarDate, now: Date): CalendarDate {
  const today = dublinDate(now)
  return compareDates(day, today) < 0 ? today : day
}
