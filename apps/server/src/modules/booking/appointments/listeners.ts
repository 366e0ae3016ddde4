import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { calendarRulesChanged, vendorDelisted, vendorLapsed } from '../../catalogue/events.ts'
import { announceCalendar } from '../calendar/announce-calendar.ts'
import { announceLapse, endUnpaidAppointmentsOf } from './suspend-calendar.ts'

/** Lets appointments and open booking pages follow what becomes of their vendor. */
export const appointmentListeners = (): Subscription[] => [
  on(vendorDelisted, (unit, { vendorId, reason }) => endUnpaidAppointmentsOf(unit, vendorId, reason)),
  on(vendorLapsed, announceLapse),
  on(calendarRulesChanged, async (unit, { vendorId }) => announceCalendar(unit, vendorId)),
]
