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

/** Any step of an appointment with its effect on money; the events below name the individual steps. */
export const appointmentStepped = event<
  AppointmentEventBase & { change: AppointmentChange; from: Slot; reason: string | null }
>('appointment.stepped')

/**
 * Tells both sides of new appointments. It is a job and not an event, because a booking waits for nobody's listeners: no
 * module can react to one within its transaction (decision 052).
 */
export const notifyBookedJob = job<{ appointmentIds: string[] }>('tell-booked', {
  ownWorkers: 1,
  hastened: true,
})

/** An unanswered request is put before the vendor again (L2). */
export const appointmentUnanswered = event<AppointmentEventBase>('appointment.unanswered')

/** `payBy` is null for what is free (A6). */
export const appointmentConfirmed = event<AppointmentEventBase & { payBy: Date | null }>(
  'appointment.confirmed',
)

export const appointmentDeclined = event<AppointmentEventBase & { reason: string | null }>(
  'appointment.declined',
)

export const appointmentRescheduled = event<AppointmentEventBase & { from: Slot; paid: boolean }>(
  'appointment.rescheduled',
)

/** The client moved it to another address; `cost` has the fee for the way there (B4). */
export const appointmentAddressChanged = event<AppointmentEventBase & { feeChanged: boolean }>(
  'appointment.addressChanged',
)

export const appointmentCancelled = event<
  AppointmentEventBase &
    MoneyBack & {
      by: CancelledBy
      reason: string | null
      /** The vendor's earnings by it, in cents. */
      earnedCents: number
      confirmed: boolean
      paid: boolean
      /** The client accepted a quote of the same vendor, whose booking takes its place. */
      quotedInstead: boolean
    }
>('appointment.cancelled')

export const appointmentVendorMarked = event<AppointmentEventBase>('appointment.vendorMarked')

/** The vendor has marked the client as a no-show. */
export const appointmentNoShow = event<AppointmentEventBase>('appointment.noShow')

export const appointmentCompleted = event<AppointmentEventBase>('appointment.completed')

/** It starts in a day, or in two hours. */
export const appointmentNear = event<
  AppointmentEventBase & {
    reminder: AppointmentReminder
    paid: boolean
    /** The client goes to the vendor's place. */
    isAtVendors: boolean
    /** Until when it can be paid. */
    deadline: Date
  }
>('appointment.near')

/** The time to pay ends soon. */
export const appointmentPayBySoon = event<AppointmentEventBase & { deadline: Date }>('appointment.payBySoon')

/** A paid appointment of a vendor that is off the list because a check has ended (L7). */
export const appointmentVendorLapsed = event<AppointmentEventBase>('appointment.vendorLapsed')

/**
 * The open bookings of a vendor with an expired check are handled: unpaid ones are cancelled, `paidCount` paid ones are
 * left for an admin (L7).
 */
export const lapsedCalendarEnded = event<{ vendorId: string; reason: string; paidCount: number }>(
  'calendar.lapsed',
)

/** A suggested time, and whether the appointment had been confirmed: then it is a move (B8). */
type Proposed = AppointmentEventBase & { proposed: Slot; confirmed: boolean }

/** The vendor suggests another time; `slot` is still the old one. `heldUntil` is null where the new one is not held. */
export const proposalMade = event<
  Proposed & { proposalId: string; words: string | null; paid: boolean; heldUntil: Date | null }
>('proposal.made')

/** A proposal is no longer open: it ended, or the request has taken another step. */
export const proposalClosed = event<{ proposalId: string }>('proposal.closed')

/** The client is fine with it: the appointment is there now, and confirmed. `payBy` is null where nothing is to be paid. */
export const proposalAccepted = event<AppointmentEventBase & { from: Slot; payBy: Date | null }>(
  'proposal.accepted',
)

export const proposalDeclined = event<Proposed>('proposal.declined')

export const proposalWithdrawn = event<Proposed>('proposal.withdrawn')

/** The client did not answer in time; the held time is free again, and the old one stands (B8). */
export const proposalLapsed = event<Proposed>('proposal.lapsed')

/** A client or a vendor has blocked the other: nothing new begins between the two (C9). */
export const personBlocked = event<{ clientId: string; vendorId: string; by: 'client' | 'vendor' }>(
  'person.blocked',
)

/**
 * A confirmed, unpaid appointment is to be charged to its client's saved card, which money does (`chargeSavedCard`); the
 * client agreed to it when booking. Said again it changes nothing.
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
 * Tells those who wait for a time of a vendor what has become free: what its calendar had before, and those rules that
 * were others; null for a vendor that took no bookings (C7).
 */
export const notifyWaitingJob = job<{
  vendorId: string
  held: readonly (FreedTime & { bufferMinutes: number; eircode: string | null })[]
  timeOff: readonly FreedTime[]
  rulesBefore: Partial<FreeTimeRules> | null
}>('tell-waiting', { hastened: true })

/** A channel of notifications. */
export type NotificationChannel = 'notice' | 'push' | 'mail'

/** Times of a vendor are free for which people wait; `told` has for each the times, by start, and the channels to use now. */
export const timeFreed = event<{
  vendorId: string
  told: readonly { clientId: string; slots: readonly Slot[]; ways: readonly NotificationChannel[] }[]
}>('time.freed')

/** Reads another calendar of a vendor. It can hang on a server of others, so it has workers of its own. */
export const importCalendarJob = job<{ calendarId: string }>('import-calendar', {
  attempts: 1,
  ownWorkers: 2,
})

/** The side that cancelled an own booking, and the sums paid by link and refunded, in cents. */
export interface OwnCancellation extends MoneyBack {
  by: CancelledBy
  paidCents: number
}

/** A client asks for a series; some of its dates may be conflicts (C6). */
export const seriesAsked = event<SeriesEventBase>('series.asked')

/** `payBy` is that of its next visit, null where nothing is to be paid. */
export const seriesConfirmed = event<SeriesEventBase & { payBy: Date | null }>('series.confirmed')

/**
 * Its vendor declined what waited for an answer. After a new rhythm earlier visits were confirmed before: `kept` are those
 * that still take place.
 */
export const seriesDeclined = event<
  SeriesEventBase & { reason: string | null; hasOthers: boolean; kept: Slot[] }
>('series.declined')

/** Its client changed which visits take place; a new time asks the vendor instead. */
export const seriesChanged = event<
  SeriesEventBase & { what: 'skipped' | 'restored' | 'paused' | 'resumed'; slots: Slot[] }
>('series.changed')

/** Its client ended it; `kept` are the visits that still take place. */
export const seriesEnded = event<SeriesEventBase & { kept: Slot[] }>('series.ended')

/**
 * A vendor's new price of a series: proposed, withdrawn, agreed to, declined or not answered in time, which both end the
 * series before the visit `from` (C6).
 */
export const seriesPriceStepped = event<
  SeriesEventBase & {
    what: 'proposed' | 'withdrawn' | 'accepted' | 'declined' | 'lapsed'
    from: Slot
    newCost: Cost
    answerBy: Date
  }
>('series.priceStepped')

/** A visit of a series could not be made; it waits for its client with up to three other times (C6). */
export const visitMissed = event<
  SeriesEventBase & { missed: Slot; reason: VisitConflict; alternatives: Slot[] }
>('series.visitMissed')

/** A visit of a series can be paid for from now on. */
export const visitPayable = event<AppointmentEventBase & { payBy: Date }>('series.visitPayable')

/** Emails the client of an own booking, who need not have an account, that it is booked, moved or cancelled (B13). */
export const notifyClientJob = job<{
  appointmentId: string
  moved?: true
  cancelled?: OwnCancellation
}>('tell-client')
