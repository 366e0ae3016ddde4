import type { ServerModule } from '../../platform/server-module.ts'
import { appointmentListeners } from './appointments/listeners.ts'
import { bindAppointments } from './appointments/routes.ts'
import { appointmentSweeps } from './appointments/sweeps.ts'
import { calendarFeedListeners } from './calendar-feed/listeners.ts'
import { bindCalendarFeed } from './calendar-feed/routes.ts'
import { bindCalendar } from './calendar/routes.ts'
import { historyListeners } from './history/listeners.ts'
import { bindHistory } from './history/routes.ts'
import { bookingData } from './personal-data.ts'
import { proposalListeners } from './proposals/listeners.ts'
import { bindProposals } from './proposals/routes.ts'

/** Appointments and vendors' calendars. */
export const booking: ServerModule = {
  routes: (bind, runtime) => {
    bindCalendar(bind, runtime)
    bindAppointments(bind, runtime)
    bindHistory(bind, runtime)
    bindProposals(bind, runtime)
    bindCalendarFeed(bind, runtime)
  },
  listeners: (surroundings) => [
    ...historyListeners(),
    ...appointmentListeners(),
    ...proposalListeners(),
    ...calendarFeedListeners(surroundings),
  ],
  sweeps: appointmentSweeps,
  personalData: bookingData,
}
