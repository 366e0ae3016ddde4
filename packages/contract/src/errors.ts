import type { WireCost } from '@anseo/domain/cost-wire'
import type { ProblemCode } from '@anseo/domain/problem'

interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 429 | 431 | 500 | 503
  message: string
}

const entries = {
  // The request itself.
  INVALID_REQUEST: { status: 400, message: 'Invalid data provided. Please check your information.' },
  NOT_FOUND: { status: 404, message: 'The requested resource was not found.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'This is too large. A picture may have at most 5 MB.' },
  URI_TOO_LONG: { status: 414, message: 'This address is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This content type is not accepted here.' },
  RATE_LIMITED: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'The headers of this request are too large.' },
  IDEMPOTENCY_MISMATCH: { status: 409, message: 'This Idempotency-Key was used for another request.' },
  INTERNAL: {
    status: 500,
    message: 'Our servers are experiencing issues. Please try again in a few minutes.',
  },
  UNAVAILABLE: { status: 503, message: 'Service temporarily unavailable. Please try again later.' },
  DATABASE_TIMEOUT: {
    status: 503,
    message: 'Service temporarily unavailable. Please try again in a few minutes.',
  },

  // Who is asking (section 8, A1, A2).
  TOKEN_EXPIRED: { status: 401, message: 'Your session has expired. Please login again.' },
  INVALID_TOKEN: { status: 401, message: 'Invalid authentication token. Please login again.' },
  AUTH_ERROR: { status: 401, message: 'Authentication failed. Please login again.' },
  FORBIDDEN: { status: 403, message: "You don't have permission to perform this action." },

  // Accounts.
  INVALID_CREDENTIALS: { status: 400, message: 'Wrong e-mail address or password.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Please verify your e-mail address first.' },
  SECOND_FACTOR_NEEDED: { status: 403, message: 'Please type the code of your authenticator app.' },
  SECOND_FACTOR_WRONG: { status: 400, message: 'This code is not right, or was used already.' },
  SECOND_FACTOR_REQUIRED: { status: 403, message: 'Please add a second step to your login first.' },
  SECOND_FACTOR_NOT_BEGUN: { status: 409, message: 'Please begin with the picture for your app.' },
  SECOND_FACTOR_ON: { status: 409, message: 'Your login has a second step already.' },
  SECOND_FACTOR_OFF: { status: 409, message: 'Your login has no second step.' },
  WRONG_PASSWORD: { status: 400, message: 'Your current password is not correct.' },
  ACCOUNT_CLOSING: { status: 409, message: 'Your account is closing. Keep it first, to book again.' },
  ERASURE_DUE: { status: 409, message: 'It is too late to keep this account: it is being erased.' },
  LINK_INVALID: { status: 400, message: 'This link is not valid. Please request a new one.' },
  LINK_EXPIRED: { status: 400, message: 'This link has expired. Please request a new one.' },
  REGISTRATION_USED: {
    status: 409,
    message: 'This email is verified already. Choose a new password to lock everyone else out.',
  },
  TERMS_CHANGED: { status: 409, message: 'Our terms have changed again. Please look at them once more.' },
  IMAGE_INVALID: { status: 400, message: 'Please choose a JPEG, PNG or WebP picture.' },

  // Vendors.
  VENDOR_NOT_FOUND: { status: 404, message: 'Vendor not found' },
  DOCUMENT_INVALID: { status: 400, message: 'Please choose a PDF, or a JPEG, PNG or WebP picture.' },
  DOCUMENT_DECIDED: { status: 409, message: 'We have looked at this paper already. Please add a new one.' },
  TOO_MANY_DOCUMENTS: { status: 409, message: 'There are six papers for this check already.' },
  CHECK_LAPSED: {
    status: 409,
    message: 'A check that this vendor needs has ended. Passing a new paper lists the vendor again.',
  },
  VETTING_INCOMPLETE: {
    status: 409,
    message: 'Required checks have not passed yet. Approve them first, or say why you make an exception.',
  },
  VETTING_CHANGED: { status: 409, message: 'This is not possible in the state that the vendor is in now.' },

  // Booking and what follows it (sections 5 and 9, S1 to S11, L1 to L7).
  SLOT_TAKEN: { status: 409, message: 'This slot was just booked. Please choose another time.' },
  SLOT_INVALID: {
    status: 400,
    message: 'Please choose a full hour between 08:00 AM and 09:00 PM, for 1 to 5 hours.',
  },
  SLOT_PAST: { status: 400, message: 'This time has already passed. Please choose another time.' },
  SLOT_OUTSIDE_WINDOW: { status: 400, message: 'Please choose a day within the next 14 days.' },
  SLOT_UNAVAILABLE: {
    status: 409,
    message: 'The vendor does not work at this time. Please choose another time.',
  },
  VENDOR_UNAVAILABLE: { status: 409, message: 'This vendor is not taking bookings at the moment.' },
  VENDOR_NOT_LISTED: { status: 404, message: 'Vendor not found' },
  PROFILE_INCOMPLETE: {
    status: 400,
    message: 'Please complete your profile (phone, address, and eircode) before booking',
  },
  TOO_MANY_PENDING: {
    status: 409,
    message: 'You have 10 appointments waiting for a vendor. Please wait until one is confirmed.',
  },
  RESCHEDULE_LIMIT: { status: 409, message: 'You can only reschedule twice' },
  RESCHEDULE_TOO_LATE: { status: 409, message: 'Cannot reschedule within 24 hours of appointment' },
  APPOINTMENT_ENDED: { status: 409, message: 'This appointment is no longer active.' },
  NOT_CONFIRMED: { status: 409, message: 'The vendor has not confirmed this appointment yet.' },
  ALREADY_CONFIRMED: { status: 409, message: 'This appointment is already confirmed.' },
  ALREADY_PAID: { status: 409, message: 'This appointment is already paid.' },
  NOT_PAID: { status: 409, message: 'This appointment has not been paid.' },
  NOT_PAST: { status: 409, message: 'This appointment is not over yet.' },
  NO_SHOW_TOO_EARLY: {
    status: 409,
    message: 'Please wait until 15 minutes after the start before you say that nobody was there.',
  },
  PAST: { status: 409, message: 'The time of this appointment has passed.' },
  ALREADY_COMPLETE: { status: 409, message: 'This appointment is already complete.' },
  ALREADY_REPORTED: { status: 409, message: 'You have already reported a problem with this appointment.' },
  REPORT_OPEN: {
    status: 409,
    message: 'A problem was reported with this appointment. We are looking into it.',
  },
  NOT_REPORTED: { status: 409, message: 'No open problem is reported with this appointment.' },
  PAYMENT_WINDOW_OVER: { status: 409, message: 'The time to pay for this appointment is over.' },

  // The menu of services, and reviews.
  SERVICE_GONE: { status: 409, message: 'This service is no longer on the menu. Please choose again.' },
  SERVICE_DURATION: { status: 400, message: 'Please choose as many hours as the service takes.' },
  MENU_FULL: { status: 409, message: 'A menu has at most 50 services.' },
  MENU_CHANGED: { status: 409, message: 'Your menu has changed in the meantime. Please look again.' },
  NOT_COMPLETE: { status: 409, message: 'Only a completed appointment can be reviewed.' },
  REVIEW_VISIBLE: { status: 409, message: 'This review is visible by now and can no longer be changed.' },
  REVIEW_OVER: { status: 409, message: 'The 14 days to review this appointment are over.' },
  REPLY_OVER: { status: 409, message: 'A reply can be changed for a day. Yours can no longer be changed.' },
  REVIEW_HIDDEN: { status: 409, message: 'This review was taken off the page.' },

  // Money.
  PAYMENT_NOT_SUCCEEDED: { status: 400, message: 'Payment was not successful.' },
  PAYMENT_NOT_VERIFIED: { status: 400, message: 'Failed to verify payment.' },
  PAYMENT_RETURNED: {
    status: 409,
    message: 'This appointment could no longer be paid. Your money is on its way back to you.',
  },
  PRICE_CHANGED: { status: 409, message: 'The price has changed. Check the new total and try again.' },
  REFUND_CHANGED: { status: 409, message: 'Your refund amount has changed. Check it before you cancel.' },
  REFUND_NOT_RETRYABLE: { status: 409, message: 'This refund cannot be tried again now.' },
  DISPUTE_NOT_CHARGEABLE: {
    status: 409,
    message: 'Only what was lost by a dispute can be charged to the vendor.',
  },
  ALREADY_CHARGED: { status: 409, message: 'The vendor has been charged for this dispute already.' },
  PAYMENT_PROVIDER_DOWN: { status: 503, message: 'Failed to initialize payment' },

  // Quotes.
  PROPOSAL_CLOSED: { status: 409, message: 'This time is no longer proposed.' },
  QUOTE_ACCEPTED: { status: 409, message: 'This quote has been accepted.' },
  QUOTE_EXPIRED: { status: 409, message: 'This quote is no longer valid.' },
  QUOTE_REPLACED: {
    status: 409,
    message: 'There is a newer version of this quote. Please look at that one.',
  },
  QUOTE_WITHDRAWN: { status: 409, message: 'This quote was taken back.' },
  TOO_MANY_SAVED_REPLIES: { status: 409, message: 'You can keep 50 saved replies.' },

  // The job queue.
  JOB_RUNNING: { status: 409, message: 'This job is running right now.' },

  // Chat.
  CHAT_NOT_ALLOWED: { status: 403, message: 'You cannot write to this person.' },
  CHAT_CLOSED: { status: 403, message: 'This person is closing their account and takes no messages.' },
  MESSAGE_INVALID: { status: 400, message: 'A message has between 1 and 2,000 characters.' },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof entries

/** Every refusal of the API: code to status and text. The domain's problems are all among them. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorEntry>> & Readonly<Record<ProblemCode, ErrorEntry>> =
  entries

/** The codes that any call may answer, whatever its own. */
export const COMMON_REFUSALS = [
  'INVALID_REQUEST',
  'RATE_LIMITED',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

/** What a refusal looks like on the wire; with `PRICE_CHANGED` it says what it costs now (A4 of growth). */
export interface RefusalBody extends Partial<WireCost> {
  success: false
  code: ErrorCode
  message: string
  /** With `INVALID_REQUEST`: what is wrong, by the path of the field. */
  fields?: Record<string, string>
  /** With `SLOT_TAKEN`: up to three other times (S4). */
  alternatives?: { slotDate: string; startTime: string; endTime: string }[]
}
