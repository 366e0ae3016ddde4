import type { WireCost } from '@anseo/domain/cost-wire'
import type { ProblemCode } from '@anseo/domain/problem'
import { PICTURE_TEXT } from './field-texts.ts'

interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 429 | 431 | 500 | 503
  message: string
}

/** The refusals. A text alone is that of a conflict, status 409: a rule forbids the call in the current state. */
const entries = {
  // The request itself.
  INVALID_REQUEST: { status: 400, message: 'Invalid data provided. Please check your information.' },
  NOT_FOUND: { status: 404, message: 'The requested resource was not found.' },
  BODY_TOO_LARGE: { status: 413, message: 'This is too long. Please shorten it and try again.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'This file is too large. The limit is 5 MB.' },
  URI_TOO_LONG: { status: 414, message: 'URL too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Unsupported content type.' },
  RATE_LIMITED: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'Request headers too large.' },
  IDEMPOTENCY_MISMATCH: 'This Idempotency-Key was used for another request.',
  INTERNAL: {
    status: 500,
    message: 'Our servers are experiencing issues. Please try again in a few minutes.',
  },
  UNAVAILABLE: { status: 503, message: 'Service temporarily unavailable. Please try again later.' },
  DATABASE_TIMEOUT: {
    status: 503,
    message: 'Service temporarily unavailable. Please try again in a few minutes.',
  },

  // Refusals about the caller's identity (section 8, A1, A2).
  TOKEN_EXPIRED: { status: 401, message: 'Your session has expired. Please login again.' },
  INVALID_TOKEN: { status: 401, message: 'Invalid authentication token. Please login again.' },
  AUTH_ERROR: { status: 401, message: 'Authentication failed. Please login again.' },
  FORBIDDEN: { status: 403, message: "You don't have permission to perform this action." },

  // Accounts.
  INVALID_CREDENTIALS: { status: 400, message: 'Incorrect email or password.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Verify your email before you log in.' },
  SECOND_FACTOR_NEEDED: { status: 403, message: 'Enter the code from your authenticator app.' },
  SECOND_FACTOR_WRONG: {
    status: 400,
    message: 'That code is wrong or has already been used. Enter the latest one.',
  },
  LOGIN_CODE_WRONG: {
    status: 400,
    message: "That code isn't right, or it has expired. Check the latest email or request a new code.",
  },
  PASSKEY_NEEDED: { status: 403, message: 'Log in with your passkey.' },
  PASSKEY_REFUSED: { status: 400, message: "That passkey didn't work. Try again, or log in another way." },
  PASSKEY_NOT_ADDED: { status: 400, message: "The passkey wasn't added. Try again." },
  TOO_MANY_PASSKEYS: 'You can have up to 10 passkeys. Remove one first.',
  SECOND_FACTOR_REQUIRED: { status: 403, message: 'Set up two-step verification first.' },
  SECOND_FACTOR_NOT_BEGUN: 'Scan the QR code first.',
  SECOND_FACTOR_ON: 'Two-step verification is already on.',
  SECOND_FACTOR_OFF: 'Two-step verification is already off.',
  WRONG_PASSWORD: { status: 400, message: "That isn't your current password." },
  ACCOUNT_CLOSING: 'Your account is scheduled for deletion. Choose “Keep my account” to book again.',
  ACCOUNT_BLOCKED: {
    status: 403,
    message:
      "Your account is blocked, so you can't do this. Your profile says why, and how you can complain.",
  },
  ERASURE_DUE: "It's too late to keep this account. We're already deleting it.",
  LINK_INVALID: { status: 400, message: "This link doesn't work. Request a new one." },
  LINK_EXPIRED: { status: 400, message: 'This link has expired. Request a new one.' },
  LAST_OWNER: 'The team needs an owner. Make someone else an owner first.',
  ALREADY_IN_TEAM: 'This person is already in the team.',
  ALREADY_INVITED: 'This person is already invited. Send the invitation again.',
  OPENID_REFUSED: {
    status: 400,
    message: "Single sign-on didn't work. Try again, or log in with your password.",
  },
  OPENID_NOT_INVITED: {
    status: 403,
    message: 'No one with this verified email is in the team. Ask an owner to invite you.',
  },
  OPENID_DOWN: {
    status: 503,
    message: "Single sign-on isn't answering. Try again later, or log in with your password.",
  },
  REGISTRATION_USED: 'This email is verified already. Choose a new password to lock everyone else out.',
  TERMS_CHANGED: "We've updated our terms again. Review the latest version.",
  IMAGE_INVALID: { status: 400, message: PICTURE_TEXT },

  // Vendors.
  VENDOR_NOT_FOUND: { status: 404, message: 'Vendor not found' },
  DOCUMENT_INVALID: { status: 400, message: 'Choose a PDF, or a JPEG, PNG or WebP photo.' },
  DOCUMENT_DECIDED: "We've already reviewed this document. Add a new one.",
  TOO_MANY_DOCUMENTS: 'You can add up to 6 documents for each check.',
  CHECK_LAPSED: 'A required document has expired. Approve a new one to list this vendor again.',
  VETTING_CHANGED: "You can't do this: the vendor's status has changed. Reload the page.",
  VETTING_INCOMPLETE:
    'Required checks have not passed yet. Approve them first, or say why you make an exception.',

  // Booking and what follows it (sections 5 and 9, S1 to S11, L1 to L7).
  SLOT_TAKEN: 'This slot was just booked. Please choose another time.',
  SLOT_INVALID: {
    status: 400,
    message: 'Choose a start on the hour, 08:00 AM to 08:00 PM, for 1 to 5 hours, ending by 09:00 PM.',
  },
  SLOT_PAST: { status: 400, message: 'This time has already passed. Choose another time.' },
  SLOT_OUTSIDE_WINDOW: { status: 400, message: 'Choose a date in the next 14 days.' },
  SLOT_UNAVAILABLE: "The vendor isn't available then. Choose another time.",
  OUTSIDE_AREA: "The vendor doesn't travel to this address. Choose another.",
  OUTSIDE_HOURS: 'This is outside your hours, in your time off or at short notice.',
  VENDOR_UNAVAILABLE: "This vendor isn't taking bookings right now.",
  NOT_LISTED: 'You can take cards through us once your application is approved and you are on the list.',
  VENDOR_NOT_LISTED: { status: 404, message: 'Vendor not found' },
  PROFILE_INCOMPLETE: {
    status: 400,
    message: 'Please complete your profile (phone, address, and eircode) before booking',
  },
  TOO_MANY_PENDING:
    'You have 10 requests waiting for an answer. Wait for one to be confirmed before you book again.',
  RESCHEDULE_LIMIT: 'You can only reschedule twice',
  RESCHEDULE_TOO_LATE: 'Cannot reschedule within 24 hours of appointment',
  ADDRESS_TOO_LATE:
    'You can change the address until 24 hours before the start. Message your vendor instead.',
  ADDRESS_TOO_FAR:
    "The vendor couldn't get there in time from the visits before and after. Choose another address or time.",
  APPOINTMENT_ENDED: 'This appointment has ended or been cancelled.',
  NOT_CONFIRMED: "The vendor hasn't confirmed this appointment yet.",
  ALREADY_CONFIRMED: 'This appointment is already confirmed.',
  NOT_PAYABLE_YET: 'You can pay for this visit from 8 days before it.',
  SERIES_ENDED: 'This series has ended.',
  SERIES_REQUEST: 'This is one visit of a series. Answer all its visits together.',
  SERIES_TOO_LATE: 'This visit is paid for, over, or less than 24 hours away. Change it on its own page.',
  SERIES_PRICE_OPEN: 'A new price is waiting for an answer. It has to be answered first.',
  SERIES_PRICE_CLOSED: 'This new price was withdrawn, answered, or is too old.',
  SERIES_PRICE_TOO_LATE:
    'All visits that are left are booked already, or begin within 15 days. They keep their price.',
  ALREADY_PAID: 'This appointment is already paid.',
  NOT_PAID: "This appointment hasn't been paid.",
  NOT_PAST: "This appointment isn't over yet.",
  NO_SHOW_TOO_EARLY: 'You can mark a no-show from 15 minutes after the start.',
  PAST: 'This appointment is already over.',
  NOT_STARTED: "This appointment hasn't started yet.",
  BALANCE_OVER: 'This can be paid and recorded until 30 days after the appointment.',
  NOT_ASKED: "The vendor hasn't asked for this payment, or has withdrawn it.",
  TOO_LITTLE_FOR_A_CARD: 'Card payments start at €1.00.',
  ALREADY_COMPLETE: 'This appointment is already complete.',
  ALREADY_REPORTED: "You've already reported a problem with this appointment.",
  REPORT_OPEN: "There's an open problem report for this appointment.",
  NOT_REPORTED: 'This appointment has no open problem report.',
  PAYMENT_WINDOW_OVER: 'The time to pay for this appointment has run out. Book again to choose a new time.',

  // The menu of services, and reviews.
  SERVICE_GONE: 'This service is no longer offered. Choose another.',
  SERVICE_DURATION: { status: 400, message: 'Choose as many hours as the service takes.' },
  PHOTO_GONE: 'A photo is no longer here. Remove it and choose it again.',
  TOO_MANY_PHOTOS: 'You can have up to 24 photos.',
  IMAGE_TOO_SMALL: {
    status: 400,
    message: 'This photo is too small. Choose one of at least 400 by 400 pixels.',
  },
  MENU_FULL: 'You can have up to 50 services.',
  MENU_CHANGED: 'Your services have changed. Reload and try again.',
  NOT_COMPLETE: 'Only a completed appointment can be reviewed.',
  REVIEW_VISIBLE: "This review is public and can't be edited.",
  REVIEW_OVER: 'The 14 days to review this appointment have passed.',
  REPLY_OVER: 'You can only edit a reply for 24 hours.',
  REPLY_REMOVED: "We've removed this reply, so you can't change it.",
  REVIEW_SHOWN: 'This review is not hidden.',
  REVIEW_HIDDEN: 'This review has been removed.',

  // Money.
  CARD_NOT_SAVED: { status: 400, message: "The card wasn't saved. Nothing was charged. Try again." },
  PAYMENT_NOT_SUCCEEDED: { status: 400, message: 'Payment was not successful.' },
  PAYMENT_NOT_VERIFIED: { status: 400, message: 'Failed to verify payment.' },
  PAYMENT_RETURNED: "Your payment could no longer be used. We're refunding you in full.",
  PRICE_CHANGED: 'The price has changed. Check the new total and try again.',
  EXPRESS_REQUEST_NEEDED:
    'Confirm that you want the service to begin within the period in which you can withdraw.',
  REFUND_CHANGED: 'Your refund amount has changed. Check it before you cancel.',
  REFUND_TOO_MUCH: "That's more than is left to refund. Check the amount.",
  PAYMENT_DISPUTED: "You can't refund this payment until the dispute is decided.",
  PAYOUTS_ON_HOLD: "This vendor's payouts are on hold. Release them first.",
  PAYOUT_CHANGED: 'The amount due has changed. Check it and try again.',
  PAYOUTS_NOT_ON_HOLD: "This vendor's payouts aren't on hold.",
  PAYOUT_ACCOUNT_MISSING: 'This vendor has no payout account yet.',
  PAYOUT_ACCOUNT_NEW: 'The payout account was changed lately. Payouts wait 72 hours for safety.',
  TAX_DETAILS_MISSING: 'Payouts to this vendor wait until it has given its tax details.',
  PAYOUT_UNDER_WAY: 'A payout to this vendor is on its way.',
  NOTHING_TO_PAY_OUT: 'Nothing is due to this vendor now.',
  REFUND_NOT_RETRYABLE: "You can't retry this refund yet.",
  DISPUTE_NOT_CHARGEABLE: 'You can only charge a vendor for a lost dispute.',
  ALREADY_CHARGED: 'This dispute has already been charged to the vendor.',
  DAC7_OPERATOR_INCOMPLETE: 'Add your own tax details in Settings first.',
  DAC7_NOT_OVER: "This year isn't over yet. You can file it from 1 January.",
  DAC7_WITHOUT_DETAILS:
    'No seller with activity in this year has given tax details yet, so there is nothing to file.',
  DAC7_OUTDATED: 'A newer file about the same sellers was filed, or this one was. Download the year again.',
  DISPUTE_DECIDED: 'This dispute has been decided, or its loss accepted.',
  EVIDENCE_CLOSED: "The bank doesn't take evidence for this dispute any more.",
  EVIDENCE_CHANGED: 'Another admin has just changed the evidence. Check it and try again.',
  EVIDENCE_SENT: "The evidence has been sent. You can't change it.",
  PAYMENT_PROVIDER_DOWN: { status: 503, message: 'Failed to initialize payment' },

  // Quotes.
  PROPOSAL_CLOSED: 'This suggestion is no longer open.',
  QUOTE_ACCEPTED: 'This quote has already been accepted.',
  QUOTE_EXPIRED: 'This quote has expired.',
  QUOTE_REPLACED: "There's a newer version of this quote.",
  QUOTE_WITHDRAWN: 'This quote was withdrawn.',
  REQUEST_CLOSED: 'This request is closed: another quote was accepted, it was cancelled, or its day is over.',
  TOO_MANY_REQUESTS: 'You have 3 open requests. Cancel one, or wait until one is over.',
  NOBODY_FREE: 'No one is free near you then. Choose another day, other hours or another place.',
  TOO_MANY_SAVED_REPLIES: 'You can have up to 50 saved replies.',

  // Clients of a vendor.
  TOO_MANY_CONTACTS: 'You can keep up to 20,000 clients.',

  CONSENT_NEEDED: {
    status: 400,
    message: 'Ask your client for consent before you note anything about health.',
  },
  NO_ADDRESS: "Add your client's email address first.",
  EMAILS_STOPPED: "This person doesn't want emails from vendors.",
  TOO_MANY_EMAILS: { status: 429, message: "You've reached today's 50 emails to clients." },

  WAITLIST_FULL: 'You can wait for up to 20 times. Remove one first.',

  // Settings and announcements.
  CHANGED_MEANWHILE: 'Another admin has just changed this. Check it and try again.',

  // Specialities.
  SPECIALITY_CHANGED: 'Another admin has just changed the specialities. Check the list and try again.',
  TOO_MANY_SPECIALITIES: 'You can have up to 100 specialities.',
  LAST_SPECIALITY: 'Keep at least one speciality that new vendors can choose.',
  // Reports of content, decisions and complaints (D6).
  CLIENTS_ONLY: 'Only clients can be blocked. Suspend a vendor instead.',
  ALREADY_BLOCKED: 'This account is already blocked.',
  NOT_BLOCKED: 'This account is not blocked.',
  NOTICE_DECIDED: 'This report has been decided already. Reload the page.',
  DECISION_IMPOSSIBLE:
    'This decision is not possible here: the content is gone, or the person has another role.',
  COMPLAINT_SENT: 'You have already complained about this decision.',
  COMPLAINT_OVER: 'The six months to complain about this decision are over.',
  DECISION_LIFTED: 'This decision no longer holds.',
  CONTENT_HIDDEN: 'This is hidden already. Reload the page.',
  CONTENT_CHANGED: 'The text has changed since you read it. Read it again and decide.',
  PASSAGES_INVALID: 'Mark at least one passage, and at most 50.',
  PASSAGES_TOO_SHORT: 'With so many short passages removed the text would be too long. Mark longer ones.',
  COMPLAINT_ANSWERED: 'This complaint has been answered already. Reload the page.',
  OWN_DECISION: 'You took this decision. Someone else in the team has to answer the complaint.',

  // The job queue.
  JOB_RUNNING: 'This job is running right now.',

  // Chat.
  CHAT_NOT_ALLOWED: { status: 403, message: "You can't message this person." },
  CHAT_CLOSED: { status: 403, message: "This person is closing their account and can't receive messages." },
  MESSAGE_INVALID: { status: 400, message: 'Enter a message of up to 2,000 characters.' },
} as const satisfies Record<string, ErrorEntry | string> & Record<ProblemCode, ErrorEntry | string>

export type ErrorCode = keyof typeof entries

/** Every refusal of the API: code to status and text. The domain's problems are all among them. */
export const ERRORS = Object.fromEntries(
  Object.entries(entries).map(([code, entry]: [string, ErrorEntry | string]) => [
    code,
    typeof entry === 'string' ? { status: 409, message: entry } : entry,
  ]),
) as Readonly<Record<ErrorCode, ErrorEntry>>

/** The codes with which any call may be refused. */
export const COMMON_REFUSALS = [
  'INVALID_REQUEST',
  'RATE_LIMITED',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
  'PAYLOAD_TOO_LARGE',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

/** A refusal on the wire; with `PRICE_CHANGED` it carries the current cost (A4 of growth). */
export interface RefusalBody extends Partial<WireCost> {
  success: false
  code: ErrorCode
  message: string
  /** The problem of each field by its path, for `INVALID_REQUEST`. */
  fields?: Record<string, string>
  /** Up to three other times, for `SLOT_TAKEN` (S4). */
  alternatives?: { slotDate: string; startTime: string; endTime: string }[]
}
