import { compareDates, type CalendarDate } from '@anseo/domain/calendar-date'
import { clockHours } from '@anseo/domain/dublin-time'
import { closedHours, isToday, lanesOf, withinGrid } from '@anseo/domain/day-grid'
import { CLOSING_HOUR, OPENING_HOUR } from '@anseo/domain/limits'
import { isLive } from '@anseo/domain/appointment'
import { formatLongDay } from '@anseo/domain/near-day'
import { formatWallTime } from '@anseo/domain/wall-time'
import type { PointerEvent } from 'react'
import type { TimeOff } from '../../queries/hours.ts'
import { BusyBlocks } from './busy-blocks.tsx'
import { Buffer, Event, placed } from './event.tsx'
import { FreeCell } from './free-cell.tsx'
import { type CalendarContent, freeHoursOf, type HoursToBlock } from './free-hours.ts'
import { TimeOffBlocks } from './time-off-blocks.tsx'

/** Handlers of the actions in a calendar. */
export interface CalendarHandlers {
  /** The hours that a mouse is choosing. */
  chosen: HoursToBlock | null
  press: (date: CalendarDate, hour: number, event: PointerEvent<HTMLElement>) => void
  onAdd: (date: CalendarDate, hour: number) => void
  onOpen: (timeOff: TimeOff) => void
}

interface DayColumnProps extends CalendarHandlers {
  date: CalendarDate
  content: CalendarContent
  now: Date
  roomy: boolean
  /** The free hour of this day that the Tab key stops at. */
  stopHour: number | null
}

/** The hours of one day with everything in them. */
export function DayColumn(props: DayColumnProps) {
  const { date, content, now, roomy, stopHour, chosen, press, onAdd, onOpen } = props
  const entries = content.appointments.flatMap((appointment) => {
    const hours = withinGrid(appointment.facts, date)
    return hours ? [{ appointment, hours }] : []
  })
  const lanes = lanesOf(entries.map(({ hours }) => hours))
  const isChosen = chosen && compareDates(chosen.date, date) === 0
  return (
    <div className="calendar-column" role="group" aria-label={formatLongDay(date)}>
      {closedHours(content.weeklyHours, date).map(({ startHour, endHour }) => (
        <div key={startHour} className="closed" style={placed(startHour, endHour)} />
      ))}
      {freeHoursOf(content, date, now).map((hour) => (
        <FreeCell
          key={hour}
          date={date}
          hour={hour}
          isStop={hour === stopHour}
          onPress={(event) => press(date, hour, event)}
          onChoose={() => onAdd(date, hour)}
        />
      ))}
      {entries.map(
        ({ appointment }) =>
          isLive(appointment.facts, now) && (
            <Buffer key={appointment._id} appointment={appointment} date={date} />
          ),
      )}
      <BusyBlocks busy={content.busy} date={date} />
      <TimeOffBlocks timeOff={content.timeOff} date={date} onOpen={onOpen} />
      {entries.map(({ appointment }, index) => (
        <Event
          key={appointment._id}
          appointment={appointment}
          date={date}
          lane={lanes[index] ?? { lane: 0, lanes: 1 }}
          now={now}
          roomy={roomy}
        />
      ))}
      {isChosen && (
        <div className="chosen" style={placed(chosen.startHour, chosen.endHour)}>
          {formatWallTime(chosen.startHour)} to {formatWallTime(chosen.endHour)}
        </div>
      )}
      {isToday(date, now) && <NowLine now={now} />}
    </div>
  )
}

function NowLine({ now }: { now: Date }) {
  const hour = clockHours(now)
  if (hour < OPENING_HOUR || hour > CLOSING_HOUR) return null
  return <div className="now-line" style={placed(hour, hour)} />
}
