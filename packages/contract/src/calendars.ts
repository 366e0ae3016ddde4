import { calendarAddress, CALENDAR_LABEL_MAX_LENGTH } from '@anseo/domain/imported-calendar'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { timeRange } from './time-range.ts'
import { id, instant, lineField } from './wire.ts'

const MAX_ADDRESS_LENGTH = 2000
const ADDRESS_TEXT = 'Paste the secret address in iCal format. It starts with https://.'

const address = () =>
  z
    .string()
    .max(MAX_ADDRESS_LENGTH, ADDRESS_TEXT)
    .transform(calendarAddress)
    .pipe(z.url({ protocol: /^https$/, error: ADDRESS_TEXT }))

/** Another calendar of a vendor; its address is masked, since it opens the calendar to anyone. */
export const importedCalendarOnWire = z.object({
  _id: id(),
  label: z.string(),
  address: z.string(),
  /** The last time that it was read. */
  readAt: instant(),
  /** Since when it can't be read; null while it works or has failed for less than an hour. */
  failingSince: instant().nullable(),
})
export type ImportedCalendarOnWire = z.output<typeof importedCalendarOnWire>

export const listCalendars = call({
  method: 'GET',
  path: '/api/pro/calendars',
  access: 'vendor',
  summary: 'List the other calendars whose busy times block bookings (B10).',
  reply: succeeds({ calendars: z.array(importedCalendarOnWire) }),
})

export const addCalendar = call({
  method: 'POST',
  path: '/api/pro/calendars',
  access: 'vendor',
  summary: 'Add another calendar by its iCalendar address. It is read at once, and then every 15 minutes.',
  body: z.object({ url: address(), label: lineField(CALENDAR_LABEL_MAX_LENGTH) }),
  reply: succeeds({ calendar: importedCalendarOnWire, message: z.string() }),
})

export const removeCalendar = call({
  method: 'DELETE',
  path: '/api/pro/calendars/:id',
  access: 'vendor',
  summary: 'Remove another calendar. Its busy times can be booked again.',
})

export const listBusyTimes = call({
  method: 'GET',
  path: '/api/pro/calendars/busy',
  access: 'vendor',
  summary: 'List the busy times of the other calendars, earliest first, at most 1,000.',
  query: z.object(timeRange),
  reply: succeeds({
    busy: z.array(z.object({ start: instant(), end: instant(), calendar: z.string() })),
  }),
})
