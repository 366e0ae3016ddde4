import type { AppointmentChange } from '@anseo/domain/appointment-steps'
import type { CancelledBy } from '@anseo/domain/appointment'
import type { GridRules, VisitPlace } from '@anseo/domain/booking-rules'
import type { Cost } from '@anseo/domain/cost'
import type { MoneyBack } from '@anseo/domain/refund-words'
import type { AppointmentReminder } from '@anseo/domain/reminders'
import type { VisitConflict } from '@anseo/domain/series'
import type { Slot } from '@anseo/domain/slot'
import type { AreaRules } from '@anseo/domain/travel'
import type { WeeklyHours } from '@anseo/domain/working-hours'
import { job } from '../../platform/jobs/job.ts'
import { event } from '../../platform/unit-of-work/event.ts'
import type { AppointmentEventBase } from './appointment-event-base.ts'
import type { SeriesEventBase } from './series/series-event.ts'

/** Declares a kind of event about an appointment. */
export const eventOfAppointment = <More = unknown>(name: string) => event<AppointmentEventBase & More>(name)

/** Declares a kind of event about a series. */
const eventOfSeries = <More = unknown>(name: string) => event<SeriesEventBase & More>(name)

/** Any step of an appointment with its effect on money; the events below name the individual steps. */
export const appointmentStepped = eventOfAppointment<{
  change: AppointmentChange
  from: Slot
  reason: string | null
}>('appointment.stepped')

/**
 * Notifies both sides of new appointments. It is a job and not an event, because a booking does not wait for listeners: no
 * module can react to one within its transaction (decision 052).
 */
export const notifyBookedJob = job<{ appointmentIds: string[] }>('tell-booked', {
  ownWorkers: 1,
  retriesSoon: true,
})

/** The vendor is reminded of an unanswered request (L2). */
export const appointmentUnanswered = eventOfAppointment('appointment.unanswered')

/** The vendor has confirmed a request; `payBy` is null if nothing has to be paid (A6). */
export const appointmentConfirmed = eventOfAppointment<{ payBy: Date | null }>('appointment.confirmed')

export const appointmentDeclined = eventOfAppointment<{ reason: string | null }>('appointment.declined')

export const appointmentRescheduled = eventOfAppointment<{ from: Slot; paid: boolean }>(
  'appointment.rescheduled',
)

/**
 * The client has moved an appointment to another address; `before` is the cost that it had until then (B4). `isReachable` if we
 * have checked that the vendor's other visits leave the way there (B5).
 */
export const appointmentAddressChanged = eventOfAppointment<{ before: Cost; isReachable: boolean }>(
  'appointment.addressChanged',
)

export const appointmentCancelled = eventOfAppointment<
  MoneyBack & {
    by: CancelledBy
    reason: string | null
    /** The vendor's earnings from the cancelled appointment, in cents. */
    earnedCents: number
    confirmed: boolean
    paid: boolean
    /** True if the client accepted a quote of the same vendor, whose booking replaces this one. */
    quotedInstead: boolean
  }
>('appointment.cancelled')

export const appointmentVendorMarked = eventOfAppointment('appointment.vendorMarked')

/** The vendor has marked the client as a no-show. */
export const appointmentNoShow = eventOfAppointment('appointment.noShow')

/** An appointment is complete; `earnedCents` is what its vendor has earned of the deposit. */
export const appointmentCompleted = eventOfAppointment<{ earnedCents: number }>('appointment.completed')

/** An appointment starts in a day, or in two hours. */
export const appointmentNear = eventOfAppointment<{
  reminder: AppointmentReminder
  paid: boolean
  /** True if the client comes to the vendor's place. */
  isAtVendors: boolean
  /** The place that the vendor comes to, if it is not the address in the client's profile. */
  otherAddress: string | null
  /** Until when the appointment can be paid. */
  deadline: Date
}>('appointment.near')

/** The time to pay for an appointment ends soon. */
export const appointmentPayBySoon = eventOfAppointment<{ deadline: Date }>('appointment.payBySoon')

/** A paid appointment of a vendor that is off the list because a check has ended (L7). */
export const appointmentVendorLapsed = eventOfAppointment('appointment.vendorLapsed')

/**
 * The open bookings of a vendor with an expired check are handled: unpaid ones are cancelled, `paidCount` paid ones are
 * left for an admin (L7).
 */
export const lapsedCalendarEnded = event<{ vendorId: string; reason: string; paidCount: number }>(
  'calendar.lapsed',
)

/** An admin suspended a vendor, and `paidCount` paid appointments are left for support (L7); not published for none. */
export const paidLeftBySuspension = event<{ vendorId: string; paidCount: number }>('calendar.suspended')

/** A proposed time, and whether the appointment is confirmed: then the proposal is a move (B8). */
type Proposed = { proposed: Slot; confirmed: boolean; paid: boolean }

/** The vendor has proposed another time; `slot` is still the old one. `heldUntil` is null if the new one is not held. */
export const proposalMade = eventOfAppointment<
  Proposed & { proposalId: string; words: string | null; heldUntil: Date | null }
>('proposal.made')

/** A proposal is no longer open: it ended, or the request has taken another step. */
export const proposalClosed = event<{ proposalId: string }>('proposal.closed')

/** The words of a proposal were replaced, as an operator does who takes its message down or shows it again. */
export const proposalWordsReplaced = event<{
  proposalId: string
  /** The accounts that were sent the old words. */
  readers: readonly string[]
  before: string | null
  after: string | null
}>('proposal.words-replaced')

/**
 * The client has accepted a proposed time: the appointment has moved there and is confirmed. `wasConfirmed` if it was before, at `from`;
 * `payBy` is null if nothing has to be paid.
 */
export const proposalAccepted = eventOfAppointment<{ from: Slot; wasConfirmed: boolean; payBy: Date | null }>(
  'proposal.accepted',
)

export const proposalDeclined = eventOfAppointment<Proposed>('proposal.declined')

export const proposalWithdrawn = eventOfAppointment<Proposed>('proposal.withdrawn')

/** The client did not answer in time: the held time is free again, and the appointment keeps the old one (B8). */
export const proposalLapsed = eventOfAppointment<Proposed>('proposal.lapsed')

/** A client or a vendor has blocked the other: nothing new begins between the two (C9). */
export const personBlocked = event<{ clientId: string; vendorId: string; by: 'client' | 'vendor' }>(
  'person.blocked',
)

/**
 * A confirmed, unpaid appointment is to be charged to its client's saved card, which money does (`chargeSavedCard`); the
 * client was told of it when booking and when saving the card. Publishing it again changes nothing.
 */
export const automaticPaymentDue = event<{ appointmentId: string }>('automatic-payment.due')

/** Instants in ms. */
interface FreedTime {
  start: number
  end: number
}

/** The rules of a vendor that decide which times are free, and for whom. */
export type FreeTimeRules = GridRules & AreaRules & { weeklyHours: WeeklyHours; visitPlace: VisitPlace }

/**
 * Notifies people on a vendor's waiting list of times that have become free (C7). `held` and `timeOff` are what the calendar
 * had before, `rulesBefore` the earlier values of changed rules; null for a vendor that took no bookings.
 */
export const notifyWaitingJob = job<{
  vendorId: string
  held: readonly (FreedTime & { bufferMinutes: number; eircode: string | null })[]
  timeOff: readonly FreedTime[]
  rulesBefore: Partial<FreeTimeRules> | null
}>('tell-waiting', { retriesSoon: true })

/** A channel of notifications. */
export type NotificationChannel = 'notice' | 'push' | 'mail'

/** A time that somebody waited for and that is free now, with the services that are to be booked. */
export type FreedSlot = Slot & { serviceIds: readonly string[] }

/** Times of a vendor for which people wait are free; `told` has for each person the times, by start, and the channels to use now. */
export const timeFreed = event<{
  vendorId: string
  told: readonly { clientId: string; slots: readonly FreedSlot[]; ways: readonly NotificationChannel[] }[]
}>('time.freed')

/** Imports an external calendar of a vendor. It mostly waits for an external server, which can hang. */
export const importCalendarJob = job<{ calendarId: string }>('import-calendar', {
  attempts: 1,
  ownWorkers: 8,
})

/** The side that cancelled a vendor's own booking, and the sums paid by link and refunded, in cents. */
export interface OwnCancellation extends MoneyBack {
  by: CancelledBy
  paidCents: number
}

/** A client asks for a series; some of its dates may be conflicts (C6). */
export const seriesAsked = eventOfSeries('series.asked')

/**
 * The vendor has confirmed a series; `payBy` is that of the next visit, and `chargeAt` when a saved card is charged for it, both
 * null if nothing has to be paid. `passed` are the dates for which no visit was made before, and which the answer came too late for.
 */
export const seriesConfirmed = eventOfSeries<{ payBy: Date | null; chargeAt: Date | null; passed: Slot[] }>(
  'series.confirmed',
)

/**
 * Its vendor declined what waited for an answer. After a new rhythm earlier visits were confirmed before: `kept` are those
 * that still take place.
 */
export const seriesDeclined = eventOfSeries<{ reason: string | null; hasOthers: boolean; kept: Slot[] }>(
  'series.declined',
)

/** The client has changed which visits of a series take place. (Another time is a request to the vendor instead.) */
export const seriesChanged = eventOfSeries<{
  what: 'skipped' | 'restored' | 'paused' | 'resumed'
  slots: Slot[]
}>('series.changed')

/** The client has ended a series; `kept` are the visits that still take place. */
export const seriesEnded = eventOfSeries<{ kept: Slot[] }>('series.ended')

/**
 * A step of a vendor's new price of a series: proposed, withdrawn, accepted, declined, or lapsed without an answer. The last two
 * end the series before the visit `from` (C6).
 */
export const seriesPriceStepped = eventOfSeries<{
  what: 'proposed' | 'withdrawn' | 'accepted' | 'declined' | 'lapsed'
  from: Slot
  newCost: Cost
  answerBy: Date
}>('series.priceStepped')

/** A visit of a series could not be made; its client can choose one of up to three other times (C6). */
export const visitMissed = eventOfSeries<{ missed: Slot; reason: VisitConflict; alternatives: Slot[] }>(
  'series.visitMissed',
)

/** A visit of a series can be paid for from now on. */
export const visitPayable = eventOfAppointment<{ payBy: Date }>('series.visitPayable')

/** Emails the client of a vendor's own booking, who need not have an account, that it is booked, moved or cancelled (B13). */
export const notifyClientJob = job<{
  appointmentId: string
  moved?: true
  cancelled?: OwnCancellation
}>('tell-client')
