import { type CalendarDate, formatIsoDate } from '@anseo/domain/calendar-date'
import { weeksOfMonth } from '@anseo/domain/calendar-month'
import { counted } from '@anseo/domain/counted'
import { isToday } from '@anseo/domain/day-grid'
import { formatLongDay } from '@anseo/domain/near-day'
import { formatWeekday } from '@anseo/domain/slot-date'
import { classNames } from '@anseo/ui/class-names'
import { Link } from 'react-router'
import { countAppointments } from './count-appointments.ts'
import type { CalendarContent } from './free-hours.ts'
import { offText } from './off-text.ts'
import { pathOfDay } from './use-calendar-place.ts'

interface MonthGridProps {
  /** A day of the month. */
  day: CalendarDate
  /** Undefined while it loads. */
  content: CalendarContent | undefined
  now: Date
}

/** A month by weeks: each day with how many appointments it has, leading to the day. */
export function MonthGrid({ day, content, now }: MonthGridProps) {
  const weeks = weeksOfMonth(day)
  return (
    <table className="month num" aria-busy={!content || undefined}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((date) => (
            <th key={date.day} scope="col">
              {formatWeekday(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={formatIsoDate(week[0] as CalendarDate)}>
            {week.map((date) => (
              <td key={formatIsoDate(date)}>
                <MonthDay date={date} isOther={date.month !== day.month} content={content} now={now} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface MonthDayProps {
  date: CalendarDate
  /** True if the day belongs to the month before or after. */
  isOther: boolean
  content: CalendarContent | undefined
  now: Date
}

function MonthDay({ date, isOther, content, now }: MonthDayProps) {
  const count = content ? countAppointments(content, date, now) : 0
  const off = content ? offText(content, date) : null
  return (
    <Link
      to={pathOfDay(date)}
      className={classNames(isOther && 'other', off && 'off')}
      aria-current={isToday(date, now) ? 'date' : undefined}
    >
      <span className="sr-only">
        {[formatLongDay(date), content && counted(count, 'appointment'), off].filter(Boolean).join(', ')}
      </span>
      <b aria-hidden="true">{date.day}</b>
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      )}
      {off && (
        <span className="max-lg:hidden" aria-hidden="true">
          {off}
        </span>
      )}
    </Link>
  )
}
