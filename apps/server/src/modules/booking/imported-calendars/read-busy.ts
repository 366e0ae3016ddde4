import type { Slot } from '@anseo/domain/slot'
import ICAL from 'ical.js'
import { instantOfEvent } from './instant-of-event.ts'

/** The maximum number of occurrences of all events of a file up to the end of the window. */
const MOST_OCCURRENCES = 100_000

/** Thrown for a file that is not a calendar, or whose events recur too often. */
export class CalendarUnreadable extends Error {}

/** The period to read; `ownHost` ends the ids of our own events, which are not read back. */
export interface ImportWindow {
  from: Date
  to: Date
  ownHost: string
}

/**
 * Reads the busy times of an iCalendar file (RFC 5545), merged and in order. All-day and tentative events count;
 * cancelled, transparent and free ones, and our own, do not (B10). A file can have a recurrence that never ends, and
 * nothing here limits the time, so `readBusyInWorker` calls it.
 * @throws CalendarUnreadable
 */
export function readBusy(text: string, { from, to, ownHost }: ImportWindow): Slot[] {
  const busy: Slot[] = []
  let count = 0
  for (const calendar of calendarsIn(text)) {
    for (const event of eventsOf(calendar)) {
      for (const { startDate, endDate, item } of occurrencesOf(event, to)) {
        count++
        if (count > MOST_OCCURRENCES) throw new CalendarUnreadable('too many occurrences')
        const zone = zoneOf(item.component, 'dtstart')
        const slot = {
          start: instantOfEvent(startDate, zone),
          end: instantOfEvent(endDate, zoneOf(item.component, 'dtend') ?? zone),
        }
        const touches = slot.start < slot.end && slot.end > from && slot.start < to
        if (touches && isBusy(item.component, ownHost)) busy.push(slot)
      }
    }
  }
  return merge(busy)
}

function calendarsIn(text: string): ICAL.Component[] {
  const parsed = parse(text)
  // The parser returns one component as it is, several as a list.
  const components: unknown[][] = typeof parsed[0] === 'string' ? [parsed] : parsed
  const calendars = components
    .map((component) => new ICAL.Component(component as [string, object, object]))
    .filter(({ name }) => name === 'vcalendar')
  if (calendars.length === 0) throw new CalendarUnreadable('no calendar')
  return calendars
}

function parse(text: string) {
  try {
    return ICAL.parse(text)
  } catch (error) {
    throw new CalendarUnreadable('no calendar', { cause: error })
  }
}

/** Returns the events that have a start, each with the exceptions from its recurrence; an exception without its event stands alone. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const dated = calendar.getAllSubcomponents('vevent').filter((event) => event.hasProperty('dtstart'))
  const byUid = Map.groupBy(dated, (event) => String(event.getFirstPropertyValue('uid')))
  return [...byUid.values()].flatMap((components) => {
    const exceptions = components.filter((event) => event.hasProperty('recurrence-id'))
    const events = components.filter((event) => !event.hasProperty('recurrence-id'))
    const alone = events.length === 0 ? exceptions : []
    return [
      ...events.map((event) => new ICAL.Event(event, { exceptions })),
      // Without an empty list the library searches the whole calendar for exceptions of each event.
      ...alone.map((event) => new ICAL.Event(event, { exceptions: [] })),
    ]
  })
}

type Occurrence = Pick<ICAL.Event, 'startDate' | 'endDate'> & { item: ICAL.Event }

function* occurrencesOf(event: ICAL.Event, to: Date): Generator<Occurrence> {
  if (!event.isRecurring()) {
    yield { startDate: event.startDate, endDate: event.endDate, item: event }
    return
  }
  const zone = zoneOf(event.component, 'dtstart')
  const times = event.iterator()
  for (let time = times.next(); time && instantOfEvent(time, zone) < to; time = times.next()) {
    yield event.getOccurrenceDetails(time)
  }
  // An occurrence after the window can have been moved into it.
  for (const item of Object.values(event.exceptions)) {
    const { component, recurrenceId, startDate, endDate } = item
    if (instantOfEvent(recurrenceId, zoneOf(component, 'recurrence-id') ?? zone) >= to) {
      yield { startDate, endDate, item }
    }
  }
}

/** Returns the name of the zone of a time, as the file writes it. */
const zoneOf = (event: ICAL.Component, property: 'dtstart' | 'dtend' | 'recurrence-id'): string | undefined =>
  event.getFirstProperty(property)?.getFirstParameter('tzid')

function isBusy(event: ICAL.Component, ownHost: string): boolean {
  const valueOf = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()
  return (
    valueOf('status') !== 'CANCELLED' &&
    valueOf('transp') !== 'TRANSPARENT' &&
    valueOf('x-microsoft-cdo-busystatus') !== 'FREE' &&
    !valueOf('uid').endsWith(`@${ownHost.toUpperCase()}`)
  )
}

/** Joins times that overlap or touch, so that a full calendar has few rows. */
function merge(busy: readonly Slot[]): Slot[] {
  const merged: Slot[] = []
  for (const slot of busy.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = merged.at(-1)
    if (!last || slot.start > last.end) merged.push({ ...slot })
    else if (slot.end > last.end) last.end = slot.end
  }
  return merged
}
