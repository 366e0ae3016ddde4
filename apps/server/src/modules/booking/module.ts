import { on } from '../../platform/unit-of-work/unit-of-work.ts'
import { endOnBlock, endSeriesOfBlocked } from './series/end-on-block.ts'
import { accountBlocked } from '../identity/events.ts'
import { handle } from '../../platform/jobs/job.ts'
import type { ServerModule } from '../../platform/server-module.ts'
import { endAppointmentsOfBlocked } from './appointments/end-of-blocked.ts'
import { completePassedAppointments } from './appointments/complete-appointment.ts'
import { countOldAnswers } from './appointments/count-answers.ts'
import { appointmentListeners } from './appointments/listeners.ts'
import { remindParties } from './appointments/remind-parties.ts'
import { remindToPay } from './appointments/remind-to-pay.ts'
import { remindVendors } from './appointments/remind-vendors.ts'
import { bindAppointments } from './appointments/routes.ts'
import { timeOutAppointments } from './appointments/time-out-appointments.ts'
import { calendarFeedListeners } from './calendar-feed/listeners.ts'
import { bindCalendarFeed } from './calendar-feed/routes.ts'
import { bindCalendar } from './calendar/routes.ts'
import { clientMailListeners } from './client-mails/listeners.ts'
import { bindClientMails } from './client-mails/routes.ts'
import { emailClient } from './client-mails/email-client.ts'
import { bindContactImport } from './contact-import/routes.ts'
import { bindContacts } from './contacts/routes.ts'
import { bindFees } from './fees/routes.ts'
import { bindHealthNotes } from './health-notes/routes.ts'
import { historyListeners } from './history/listeners.ts'
import { bindHistory } from './history/routes.ts'
import { bindOwnBookings } from './own-bookings/routes.ts'
import {
  appointmentStepped,
  importCalendarJob,
  personBlocked,
  notifyClientJob,
  notifyWaitingJob,
} from './events.ts'
import { importCalendar } from './imported-calendars/import-calendar.ts'
import { importDueCalendars } from './imported-calendars/import-due.ts'
import { bindImportedCalendars } from './imported-calendars/routes.ts'
import { bookingData } from './personal-data.ts'
import { waitlistListeners } from './waitlist/listeners.ts'
import { bindWaitlist } from './waitlist/routes.ts'
import { waitlistSweeps } from './waitlist/sweeps.ts'
import { notifyWaiting } from './waitlist/notify-waiting.ts'
import { lapseMoves } from './proposal-records/lapse-moves.ts'
import { proposalListeners } from './proposals/listeners.ts'
import { bindProposals } from './proposals/routes.ts'
import { makeDueVisits } from './series/make-visits.ts'
import { lapsePrices } from './series/new-price.ts'
import { bindSeries } from './series/routes.ts'
import { chargeDueVisits, notifyPayableVisits } from './series/payment-sweeps.ts'
import { followAppointment } from './series/follow-appointment.ts'

/** Appointments and vendors' calendars. */
export const booking: ServerModule = {
  routes: (bind, runtime) => {
    bindCalendar(bind, runtime)
    bindAppointments(bind, runtime)
    bindFees(bind, runtime)
    bindContactImport(bind, runtime)
    bindContacts(bind, runtime)
    bindHealthNotes(bind, runtime)
    bindOwnBookings(bind, runtime)
    bindClientMails(bind, runtime)
    bindHistory(bind, runtime)
    bindSeries(bind, runtime)
    bindProposals(bind, runtime)
    bindCalendarFeed(bind, runtime)
    bindImportedCalendars(bind, runtime)
    bindWaitlist(bind, runtime)
  },
  listeners: (surroundings) => [
    ...historyListeners(),
    ...appointmentListeners(),
    ...proposalListeners(),
    on(appointmentStepped, followAppointment),
    on(personBlocked, endOnBlock),
    // Series first, so that no sweep makes another visit in between.
    on(accountBlocked, endSeriesOfBlocked, endAppointmentsOfBlocked),
    ...calendarFeedListeners(surroundings),
    ...clientMailListeners(),
    ...waitlistListeners(),
  ],
  jobs: (runtime) => [
    handle(importCalendarJob, (payload) => importCalendar(runtime, payload)),
    handle(notifyWaitingJob, (payload) => notifyWaiting(runtime, payload)),
    handle(notifyClientJob, (payload, run) => emailClient(runtime, payload, run)),
  ],
  sweeps: (runtime) => [
    { name: 'time out appointments', run: () => timeOutAppointments(runtime) },
    { name: 'free times of unanswered moves', run: () => lapseMoves(runtime) },
    { name: 'complete passed appointments', run: () => completePassedAppointments(runtime) },
    { name: 'remind vendors of requests', run: () => remindVendors(runtime) },
    { name: 'remind clients to pay', run: () => remindToPay(runtime) },
    { name: 'count old answers', run: () => countOldAnswers(runtime) },
    { name: 'remind both of appointments', run: () => remindParties(runtime) },
    ...waitlistSweeps(runtime),
    { name: 'end series without a yes to a new price', run: () => lapsePrices(runtime) },
    { name: 'make visits of series', run: () => makeDueVisits(runtime) },
    { name: 'ask clients to pay for visits', run: () => notifyPayableVisits(runtime) },
    { name: 'charge visits to saved cards', run: () => chargeDueVisits(runtime) },
    { name: 'read other calendars', run: () => importDueCalendars(runtime) },
  ],
  personalData: bookingData,
}
