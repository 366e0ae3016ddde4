// The public interface of this module; other modules import only from here, from its events and from its tables.

export type { AppointmentEventBase } from './appointment-event-base.ts'
export {
  balanceOfRow,
  toEventBase,
  costOfRow,
  factsOf,
  pricedOf,
  slotOf,
  type AppointmentRow,
} from './appointment-row.ts'
export { clientOf } from './client-of.ts'
export { ADDRESS_COLUMNS, addressOf } from './appointments/address-of.ts'
export { appointmentsOf, isOfAppointments } from './appointments/appointments-of.ts'
export { addToBalance } from './appointments/add-to-balance.ts'
export { bookQuoted } from './appointments/book-quoted.ts'
export { type BookingsFrom, sumBookingsFrom } from './appointments/bookings-after-store.ts'
export { cancelByAdmin } from './appointments/cancel-appointment.ts'
export { cancelBookingsFrom } from './appointments/cancel-bookings-from.ts'
export { endAppointment, endRefunded } from './appointments/end-appointment.ts'
export { findOwnAppointment } from './appointments/find-own-appointment.ts'
export {
  PARTY_COLUMNS,
  clientAccount,
  hasContactNamed,
  hasPartyNamed,
  presentParties,
  vendorAccount,
} from './appointments/parties.ts'
export { presentCost } from './appointments/present-cost.ts'
export { recordDisputes } from './appointments/record-disputes.ts'
export { recordOperatorRefund } from './appointments/record-operator-refund.ts'
export { refuseSlot } from './appointments/refuse-slot.ts'
export { isOpen } from './appointments/store.ts'
export { listUnsettledOf } from './appointments/suspend-calendar.ts'
export { applyChange, takeStep } from './appointments/take-step.ts'
export { withdrawableFrom } from './fees/withdrawal.ts'
export { isBlockedBetween } from './blocks/is-blocked-between.ts'
export { blockPerson, type Blocking, unblockPerson } from './blocks/block-person.ts'
export { listBlocked } from './blocks/list-blocked.ts'
export { calendarFeedPage } from './calendar-feed/feed-page.ts'
export { lifetimeOf } from './calendar/calendar-lifetime.ts'
export {
  LONGEST_AHEAD_MS,
  findTaken,
  findTakenIn,
  selectTaken,
  takenTimesOf,
  type TakenTimes,
} from './calendar/taken-times.ts'
export { occupied, readTravel, readVendorCalendar } from './calendar/read-calendar.ts'
export { slotsBookedIn, slotsBookedOf, type SlotsBooked } from './calendar/slots-booked.ts'
export { admitClientMail, transactWithMail } from './client-mails/admit-client-mail.ts'
export { composeClientMail, type ClientMailWords } from './client-mails/compose-client-mail.ts'
export { oneClickStopPage } from './client-mails/one-click-page.ts'
export { findBookingToEmail, recordClientEmailed } from './client-mails/client-email-store.ts'
export { isStopped, stoppedAmong } from './client-mails/stopped-address-store.ts'
export {
  calendarOf,
  factsOfBooking,
  type EmailedBooking,
  TO_CANCEL,
  vendorFirstInMail,
  vendorInMail,
  whenInMail,
} from './client-mails/own-booking-mails.ts'
export { clientName, isClientAccount } from './contacts/client-name.ts'
export { recordView } from './fees/record-view.ts'
export { readRelation, relationColumns } from './fees/relation-store.ts'
export { listHistory } from './history/list-history.ts'
export { recorded } from './history/listeners.ts'
export { recordHistory } from './history/record-history.ts'
export { isOfClient, isOfVendor, lockAppointment } from './lock-appointment.ts'
export type { SeriesEventBase } from './series/series-event.ts'
export { takenTime } from './taken-time.ts'
export { openProposalsOf, readProposals } from './proposals/read-proposals.ts'
export { replaceProposalWords } from './proposals/replace-words.ts'
export { countWaitingPeople } from './waitlist/entry-store.ts'
