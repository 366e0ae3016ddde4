import { appointmentState, isPast } from '@anseo/domain/appointment'
import { sameDate } from '@anseo/domain/calendar-date'
import { counted } from '@anseo/domain/counted'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatTime } from '@anseo/domain/moment-text'
import { durationText } from '@anseo/domain/duration-text'
import { slotMinutes } from '@anseo/domain/slot'
import { DayTimeline, type TimelineEntry } from '@anseo/ui/day-timeline'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { timelineEntry } from './timeline.tsx'

/** Returns whether an appointment belongs to this day, or goes on since the one before, and takes place or took place. */
export function isOfToday({ facts }: VendorAppointment, now: Date): boolean {
  const state = appointmentState(facts, now)
  const takesPlace = state !== 'cancelled' && state !== 'declined' && state !== 'overdue'
  const goesOn = facts.start <= now && !isPast(facts, now)
  return takesPlace && (goesOn || sameDate(dublinDate(facts.start), dublinDate(now)))
}

/** Lists today's appointments in order of time, with a mark at the current time. */
export function TodaysAppointments({ appointments, now }: { appointments: VendorAppointment[]; now: Date }) {
  if (appointments.length === 0) return null
  const minutes = appointments.reduce((sum, { facts }) => sum + slotMinutes(facts), 0)
  const ordered = appointments.toSorted((a, b) => a.facts.start.getTime() - b.facts.start.getTime())
  const entry = (appointment: VendorAppointment): TimelineEntry => ({
    ...timelineEntry(appointment, now),
    ...(isPast(appointment.facts, now) && { when: 'past' }),
  })
  const begun = ordered.filter(({ facts }) => facts.start <= now)
  const present: TimelineEntry = { key: 'now', time: formatTime(now), title: 'Now', when: 'now' }
  return (
    <section className="card overflow-hidden" aria-label="Today">
      <div className="card-head">
        <h2>Today</h2>
        <span className="muted num text-[.9375rem]">
          {counted(appointments.length, 'appointment')}, {durationText(minutes)}
        </span>
      </div>
      <DayTimeline entries={[...begun.map(entry), present, ...ordered.slice(begun.length).map(entry)]} />
    </section>
  )
}
