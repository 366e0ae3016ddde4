import { on, type Subscription } from '../../../platform/unit-of-work/unit-of-work.ts'
import { calendarRulesChanged, vendorDelisted, vendorLapsed, vendorVetted } from '../../catalogue/events.ts'
import { announceCalendar } from '../calendar/announce-calendar.ts'
import { announceLapse, announcePaidLeft, endUnpaidAppointmentsOf } from './suspend-calendar.ts'

/** Updates appointments and open booking pages when their vendor is delisted, lapses or changes its calendar rules. */
export const appointmentListeners = (): Subscription[] => [
  on(vendorDelisted, (unit, { vendorId, reason }) => endUnpaidAppointmentsOf(unit, vendorId, reason)),
  on(vendorLapsed, announceLapse),
  on(vendorVetted, announcePaidLeft),
  on(calendarRulesChanged, async (unit, { vendorId }) => announceCalendar(unit, vendorId)),
]
