import { appointmentState, type AppointmentState } from '@anseo/domain/appointment'
import { type Lane, withinGrid } from '@anseo/domain/day-grid'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { withBuffer } from '@anseo/domain/slot-grid'
import type { HourRange } from '@anseo/domain/working-hours'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { classNames } from '@anseo/ui/class-names'
import { Link } from 'react-router'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { badgeOf } from '../../appointments/appointment-badge.ts'
import { mayMove } from '../../appointments/may-move.ts'
import { addressText, timesText } from '../../appointments/appointment-texts.ts'
import type { HoldHandlers } from './use-hold-appointment.ts'

/** The id of the words that say how keys move an appointment. */
export const MOVE_HINT_ID = 'move-hint'

const LOOKS: Record<AppointmentState, string> = {
  pending: 'pending',
  'awaiting-payment': 'pay',
  paid: 'paid',
  'awaiting-completion': 'paid',
  complete: 'complete',
  cancelled: 'off',
  declined: 'off',
  overdue: 'off',
}

/** Positions an entry in its day: by the hours of the grid, beside entries that share its time. */
export const placed = (startHour: number, endHour: number, { lane, lanes }: Lane = { lane: 0, lanes: 1 }) =>
  ({
    '--from': startHour,
    '--hours': endHour - startHour,
    '--lane': lane,
    '--lanes': lanes,
  }) as CSSProperties

interface EventProps {
  appointment: VendorAppointment
  /** The part of it that falls into the grid of its day. */
  hours: HourRange
  lane: Lane
  now: Date
  /** True when there is room for address and note. */
  roomy: boolean
  date: CalendarDate
  hold: HoldHandlers
  /** True while it is being moved, and shown where it would be. */
  isMoving: boolean
}

/** An appointment in the calendar, which opens its page and can be moved. */
export function Event(props: EventProps) {
  const { appointment, hours, lane, now, roomy, date, hold, isMoving } = props
  const { _id: id, clientData: client, facts, note, startTime } = appointment
  const state = appointmentState(facts, now)
  const { text } = badgeOf(appointment, now)
  const look = appointment.source === 'vendor' && LOOKS[state] !== 'off' ? 'own' : LOOKS[state]
  const ended = LOOKS[state] === 'off' || state === 'complete'
  const times = timesText(appointment)
  const long = hours.endHour - hours.startHour > 1
  const isShort = hours.endHour - hours.startHour < 1
  const isMovable = mayMove(appointment, now)
  const movable = {
    'aria-describedby': MOVE_HINT_ID,
    draggable: false,
    onPointerDown: (event: PointerEvent<HTMLElement>) => hold.onPress(appointment, date, event),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => hold.onKey(appointment, date, event),
    onBlur: hold.onLeave,
  }
  return (
    <Link
      to={`/appointments/${id}`}
      className={classNames('event', look, isShort && 'short', isMovable && 'movable', isMoving && 'left')}
      style={placed(hours.startHour, hours.endHour, lane)}
      data-appointment={id}
      {...(isMovable && movable)}
    >
      <span className="sr-only">
        {client.name}, {formatWeekdayDay(dublinDate(facts.start))}, {times}, {text}
      </span>
      <div aria-hidden="true">
        <b>{roomy ? client.name : shortName(client.name)}</b>
        <span>{roomy ? `${times}, ${text}` : ended ? firstWord(text) : startTime}</span>
        {roomy && long && <span>{addressText(appointment) ?? note ?? appointment.serviceName}</span>}
      </div>
      {isMovable && appointment.source === 'vendor' && <span className="lower-edge" aria-hidden="true" />}
    </Link>
  )
}

/** Returns the state without who caused it, for events with little room: 'Cancelled' for 'Cancelled by You'. */
const firstWord = (text: string) => text.replace(/ by .*/, '')

/** Returns a short form of a name, such as 'Grace O’N.'. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  const last = rest.at(-1)
  if (last === undefined) return first
  return `${first} ${/^O['’]/.test(last) ? last.slice(0, 3) : last.slice(0, 1)}.`
}

interface BufferProps {
  appointment: VendorAppointment
  date: CalendarDate
  /** The hours of the grid. */
  bounds: HourRange
}

/** Shows the buffer after an appointment (S1). */
export function Buffer({ appointment, date, bounds }: BufferProps) {
  const { facts, bufferMinutes } = appointment
  const { end } = withBuffer(facts, bufferMinutes)
  const hours = bufferMinutes > 0 ? withinGrid({ start: facts.end, end }, date, bounds) : null
  if (!hours) return null
  return (
    <div className="kept-free" style={placed(hours.startHour, hours.endHour)}>
      Buffer
    </div>
  )
}
