import { addCalendar, listBusyTimes, listCalendars, removeCalendar } from '@anseo/contract/calendars'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { addCalendarOf, listBusyTimesOf, listCalendarsOf, removeCalendarOf } from './manage-calendars.ts'

/** Binds the calls by which a vendor blocks the busy times of its other calendars (B10). */
export function bindImportedCalendars(bind: Bind, runtime: Runtime) {
  bind(listCalendars, async ({ caller }) => ({
    calendars: await listCalendarsOf(runtime, caller),
  }))
  bind(addCalendar, async ({ caller, body }) => ({
    calendar: await addCalendarOf(runtime, caller, body),
    message: 'Calendar added',
  }))
  bind(removeCalendar, async ({ caller, params }) => {
    await removeCalendarOf(runtime, caller, params.id)
    return 'Calendar removed'
  })
  bind(listBusyTimes, async ({ caller, query }) => ({ busy: await listBusyTimesOf(runtime, caller, query) }))
}
