import { getBookingRules, putBookingRules } from '@anseo/contract/booking-rules'
import { addTimeOff, getHours, listTimeOff, putHours, removeTimeOff } from '@anseo/contract/hours'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { endTimeOff, listTimeOffOf, takeTimeOff } from './manage-time-off.ts'
import { setBookingRules, showBookingRules } from './set-booking-rules.ts'
import { setHours, showHours } from './set-hours.ts'

/** Binds the calls by which a vendor manages its calendar. */
export function bindCalendar(bind: Bind, runtime: Runtime) {
  bind(getHours, async ({ caller }) => ({ hours: await showHours(runtime, caller) }))
  bind(putHours, async ({ caller, body }) => ({
    hours: await setHours(runtime, caller, body),
    message: 'Hours saved',
  }))
  bind(getBookingRules, async ({ caller }) => ({ rules: await showBookingRules(runtime, caller) }))
  bind(putBookingRules, async ({ caller, body }) => ({
    rules: await setBookingRules(runtime, caller, body),
    message: 'Booking rules saved',
  }))
  bind(listTimeOff, ({ caller, query }) => listTimeOffOf(runtime, caller, query))
  bind(addTimeOff, async ({ caller, body }) => ({
    timeOff: await takeTimeOff(runtime, caller, body),
    message: 'Time off added',
  }))
  bind(removeTimeOff, async ({ caller, params }) => {
    await endTimeOff(runtime, caller, params.id)
    return 'Time off removed'
  })
}
