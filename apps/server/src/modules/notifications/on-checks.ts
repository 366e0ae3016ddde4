import type { Words } from './appointment-content.ts'
import { daysLeftText } from '@anseo/domain/check-reminders'
import { formatFullDate } from '@anseo/domain/near-day'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import type { NotificationContent } from './notify-people.ts'
import { quoted, type WordingContext } from './wording.ts'
import type { checkExpiryReminded, checkExtended, checkFailed, questionAsked } from '../catalogue/events.ts'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import type { appointmentVendorLapsed, lapsedCalendarEnded } from '../booking/events.ts'

/** The instruction for a vendor who is off the list because of an expired document. */
export const ADD_DOCUMENT = "Add a new document and we'll list you again once it's approved."

const toDocuments = { label: 'Add a document', path: '/pro/documents' }

/** Tells the vendor that a check expires soon or has expired, and what to do unless a new document is under review. */
export const onCheckExpiryReminded = (
  facts: FactsOf<typeof checkExpiryReminded>,
  context: WordingContext,
): NotificationContent => (facts.expiresAt <= context.now ? hasExpired(facts) : expiresSoon(facts, context))

const hasExpired = ({
  kind,
  expiresAt,
  isInReview,
}: FactsOf<typeof checkExpiryReminded>): NotificationContent => ({
  headline: `Expired: ${CHECK_NAMES[kind]}`,
  sentences: [
    `It expired on ${formatFullDate(lastValidDay(expiresAt))}.`,
    isInReview ? "We're reviewing the new document you added." : ADD_DOCUMENT,
  ],
  button: isInReview ? { ...toDocuments, label: 'See your documents' } : toDocuments,
  isBinding: true,
})

const expiresSoon = (
  { kind, expiresAt, isExtended, isMandatory, isInReview }: FactsOf<typeof checkExpiryReminded>,
  { now }: WordingContext,
): NotificationContent => ({
  headline: `${isExtended ? 'Your extra days end' : 'Expires'} ${daysLeftText(expiresAt, now)}: ${CHECK_NAMES[kind]}`,
  sentences: [
    isExtended
      ? `We gave you until ${formatFullDate(lastValidDay(expiresAt))}.`
      : `It expires on ${formatFullDate(lastValidDay(expiresAt))}.`,
    isInReview
      ? "We're reviewing the new document you added."
      : `Add a new document before then to ${isMandatory ? 'stay listed' : 'keep it on your badge'}.`,
  ],
  button: isInReview ? { ...toDocuments, label: 'See your documents' } : toDocuments,
  isBinding: true,
})

/** Tells the vendor that an operator gave more days for a document. */
export const onCheckExtended = (
  { kind, documentEndsAt, until, isInReview }: FactsOf<typeof checkExtended>,
  { now }: WordingContext,
): NotificationContent => ({
  headline: `More time for your document: ${CHECK_NAMES[kind]}`,
  sentences: [
    `It ${documentEndsAt <= now ? 'expired' : 'expires'} on ${formatFullDate(lastValidDay(documentEndsAt))}.`,
    `You now have until ${formatFullDate(lastValidDay(until))} to add a new one.`,
    isInReview
      ? "We're reviewing the new document you added."
      : 'Without it you are no longer listed after that day.',
  ],
  button: isInReview ? { ...toDocuments, label: 'See your documents' } : toDocuments,
  isBinding: true,
})

/** Tells the vendor that the operator refused a document, with the reason. */
export const onCheckFailed = ({ kind, reason }: FactsOf<typeof checkFailed>): NotificationContent => ({
  headline: `Document not accepted: ${CHECK_NAMES[kind]}`,
  sentences: [...quoted('Reason', reason), 'Add a new document.'],
  button: toDocuments,
  isBinding: true,
})

/** Tells the vendor that the operator asks for more about a check or the trader details; an approval stays valid. */
export const onQuestionAsked = ({ about, reason }: FactsOf<typeof questionAsked>): NotificationContent => ({
  headline: `We need more from you: ${about === 'trader' ? 'Trader details' : CHECK_NAMES[about]}`,
  sentences: quoted('Reason', reason),
  button:
    about === 'trader'
      ? { label: 'Open trader details', path: '/pro/trader' }
      : { ...toDocuments, label: 'Open your documents' },
  isBinding: true,
})

/** Tells the vendor on the site that it is no longer listed, because a required check has expired (L7). */
export const onVendorLapsed = ({
  reason,
  paidCount,
}: FactsOf<typeof lapsedCalendarEnded>): NotificationContent => ({
  headline: "You're no longer listed",
  sentences: [
    reason,
    "We've cancelled your unpaid appointments.",
    ...(paidCount > 0 ? ["We'll contact you about the paid ones."] : []),
    ADD_DOCUMENT,
  ],
  button: toDocuments,
})

/** Tells a client who has paid that an admin is looking into the appointment (L7). */
export const onAppointmentVendorLapsed: Words<typeof appointmentVendorLapsed> = ({ cost }, { vendor }) => ({
  client: {
    headline: `No longer listed: ${vendor.name}`,
    sentences: [
      'One of their documents has expired.',
      "Your appointment is still on for now. We'll be in touch.",
      ...(cost.nowCents > 0 ? ["If it's cancelled, you'll get a full refund."] : []),
    ],
    isBinding: true,
  },
})
