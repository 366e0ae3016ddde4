import { type CalendarDate, sameDate } from '@anseo/domain/calendar-date'
import { closedHours, lanesOf, withinGrid } from '@anseo/domain/day-grid'
import { isLive } from '@anseo/domain/appointment'
import { formatLongDay } from '@anseo/domain/near-day'
import { formatWallTime } from '@anseo/domain/wall-time'
import type { HourRange } from '@anseo/domain/working-hours'
import type { PointerEvent } from 'react'
import type { VendorAppointment } from '../../queries/appointments.ts'
import type { TimeOff } from '../../queries/hours.ts'
import { BusyBlocks } from './busy-blocks.tsx'
import { Buffer, Event, placed } from './event.tsx'
import { FreeCell } from './free-cell.tsx'
import { type CalendarContent, freeHoursOf, type DayHours } from './free-hours.ts'
import { HeldEvent } from './held-event.tsx'
import type { HeldTime } from './held-times.ts'
import { MovingBlock } from './moving-block.tsx'
import { TimeOffBlocks } from './time-off-blocks.tsx'
import { TravelBlocks } from './travel-blocks.tsx'
import type { HoldHandlers, Moving } from './use-hold-appointment.ts'

/** Handlers of the actions in a calendar. */
export interface CalendarHandlers {
  /** The hours that a mouse is choosing. */
  chosen: DayHours | null
  press: (date: CalendarDate, hour: number, event: PointerEvent<HTMLElement>) => void
  onAdd: (date: CalendarDate, hour: number) => void
  onOpen: (timeOff: TimeOff) => void
  /** The appointment that is being moved. */
  moving: Moving | null
  /** True if it would overlap another appointment there. */
  isTaken: boolean
  hold: HoldHandlers
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
  const { date, content, now, roomy, stopHour, chosen, press, onAdd, onOpen, moving, isTaken, hold } = props
  const { bounds } = content
  const entries = entriesOn(content, date, bounds)
  const lanes = lanesOf(entries.map(({ hours }) => hours))
  const isChosen = chosen && sameDate(chosen.date, date)
  return (
    <div className="calendar-column" role="group" aria-label={formatLongDay(date)}>
      {closedHours(content.weeklyHours, date, bounds).map(({ startHour, endHour }) => (
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
        ({ appointment, held }) =>
          !held &&
          isLive(appointment.facts, now) && (
            <Buffer key={appointment._id} appointment={appointment} date={date} bounds={bounds} />
          ),
      )}
      <TravelBlocks travel={content.travel} date={date} bounds={bounds} roomy={roomy} />
      <BusyBlocks busy={content.busy} date={date} bounds={bounds} />
      <TimeOffBlocks timeOff={content.timeOff} date={date} bounds={bounds} onOpen={onOpen} />
      {entries.map(({ appointment, held, hours }, index) => {
        const look = { hours, lane: lanes[index] ?? { lane: 0, lanes: 1 }, roomy }
        return held ? (
          <HeldEvent key={`held ${appointment._id}`} held={held} {...look} />
        ) : (
          <Event
            key={appointment._id}
            appointment={appointment}
            now={now}
            date={date}
            hold={hold}
            isMoving={moving?.appointment._id === appointment._id}
            {...look}
          />
        )
      })}
      {isChosen && (
        <div className="chosen" style={placed(chosen.startHour, chosen.endHour)}>
          {formatWallTime(chosen.startHour)} to {formatWallTime(chosen.endHour)}
        </div>
      )}
      {moving && sameDate(moving.to.date, date) && <MovingBlock moving={moving} isTaken={isTaken} />}
      <NowLine date={date} now={now} bounds={bounds} />
    </div>
  )
}

interface Entry {
  appointment: VendorAppointment
  /** The time held for its move; undefined for its own time. */
  held?: HeldTime
  /** The part that falls into the grid. */
  hours: HourRange
}

/** The appointments of a day and the times held for moves, by start. */
function entriesOn({ appointments, held }: CalendarContent, date: CalendarDate, bounds: HourRange): Entry[] {
  const own = appointments.map((appointment) => ({ appointment, slot: appointment.facts }))
  const moves = held.map((time) => ({ appointment: time.appointment, slot: time, held: time }))
  return [...own, ...moves]
    .flatMap(({ slot, ...entry }): Entry[] => {
      const hours = withinGrid(slot, date, bounds)
      return hours ? [{ ...entry, hours }] : []
    })
    .toSorted((a, b) => a.hours.startHour - b.hours.startHour)
}

function NowLine({ date, now, bounds }: { date: CalendarDate; now: Date; bounds: HourRange }) {
  const hours = withinGrid({ start: now, end: new Date(now.getTime() + 1) }, date, bounds)
  return hours && <div className="now-line" style={placed(hours.startHour, hours.startHour)} />
}
