/** Why a rule refuses. The contract gives each code its status and message. */
export type ProblemCode =
  | 'SLOT_INVALID'
  | 'SLOT_PAST'
  | 'SLOT_OUTSIDE_WINDOW'
  | 'SLOT_UNAVAILABLE'
  | 'SLOT_TAKEN'
  | 'OUTSIDE_HOURS'
  | 'OUTSIDE_AREA'
  | 'VENDOR_NOT_LISTED'
  | 'VENDOR_UNAVAILABLE'
  | 'PROFILE_INCOMPLETE'
  | 'TOO_MANY_PENDING'
  | 'RESCHEDULE_LIMIT'
  | 'RESCHEDULE_TOO_LATE'
  | 'ADDRESS_TOO_LATE'
  | 'APPOINTMENT_ENDED'
  | 'NOT_CONFIRMED'
  | 'ALREADY_CONFIRMED'
  | 'ALREADY_PAID'
  | 'NOT_PAID'
  | 'NOT_PAST'
  | 'NO_SHOW_TOO_EARLY'
  | 'PAST'
  | 'ALREADY_COMPLETE'
  | 'PAYMENT_WINDOW_OVER'
  | 'NOT_PAYABLE_YET'
  | 'SERIES_ENDED'
  | 'SERIES_TOO_LATE'
  | 'ALREADY_REPORTED'
  | 'REPORT_OPEN'
  | 'NOT_REPORTED'
  | 'QUOTE_ACCEPTED'
  | 'QUOTE_EXPIRED'
  | 'QUOTE_REPLACED'
  | 'QUOTE_WITHDRAWN'
  | 'REQUEST_CLOSED'
  | 'SERVICE_GONE'
  | 'SERVICE_DURATION'
  | 'NOT_COMPLETE'
  | 'REVIEW_VISIBLE'
  | 'REVIEW_OVER'
  | 'REPLY_OVER'
  | 'CONSENT_NEEDED'
  | 'NOT_STARTED'
  | 'BALANCE_OVER'
  | 'TOO_LITTLE_FOR_A_CARD'
  | 'COMPLAINT_SENT'
  | 'COMPLAINT_OVER'
  | 'DECISION_LIFTED'

export interface Problem {
  code: ProblemCode
}

/** Short for `{ code }`. */
export function problem(code: ProblemCode): Problem {
  return { code }
}
