/** The limits and defaults of specification §9 and of later decisions, each with its source. Names of durations end with their unit. */

// Slots (§9, S1, S2)
// implements: §9.10, §9.11
/** A booking starts no earlier than this hour in Dublin. */
export const OPENING_HOUR = 8
/** A booking ends no later than this hour in Dublin. */
export const CLOSING_HOUR = 21
/** The first start that the reschedule grid offers. */
export const RESCHEDULE_OPENING_HOUR = 10
/** Today and the thirteen days after it (T5): the default of a vendor's horizon (B1). */
export const BOOKING_WINDOW_DAYS = 14
export const MIN_HOURS = 1
export const MAX_HOURS = 5
export const DURATION_OPTIONS_MINUTES = [60, 120, 180, 240, 300] as const
export const DEFAULT_DURATION_MINUTES = 60
/** The number of other times that a 409 `SLOT_TAKEN` offers (S4). */
export const MAX_ALTERNATIVES = 3
/** The greatest length of one entry of time off (S6). */
export const MAX_TIME_OFF_DAYS = 400
/** Entries of time off of a vendor that have not ended (S6). */
export const MAX_TIME_OFF_ENTRIES = 200
export const TIME_OFF_LABEL_MAX_LENGTH = 80
/** The longest buffer after a booking (S1, B1). */
export const MAX_BUFFER_MINUTES = 720

// A vendor's own rules (B1 to B3 of growth)
/** Minutes between two starts that a vendor may choose from, counted from the full hour. */
export const STEP_OPTIONS_MINUTES = [15, 30, 60] as const
/** Hours before the start until which a client can change where a visit takes place (B4). */
export const ADDRESS_HOURS = 24
export const DEFAULT_STEP_MINUTES = 60
export const MAX_HORIZON_DAYS = 365
/** Working hours begin no earlier than this hour, and end no later than 04:00 of the next day. */
export const EARLIEST_HOUR = 6
export const LATEST_HOUR = 28
/** Shortest and longest service, and longest booking. */
export const MIN_MINUTES = 15
export const MAX_MINUTES = 720
/** The greatest number of days that one call for free times covers. */
export const MAX_AVAILABILITY_DAYS = 42
/** The farthest that a vendor may travel, and its bands of travel fees (B1, B4). */
export const MAX_RADIUS_KM = 150
export const MOST_TRAVEL_FEES = 4
export const MAX_TRAVEL_FEE_CENTS = 100_000
export const CANCELLATION_OPTIONS_HOURS = [24, 48, 168] as const

// Appointments
/** Refund and reschedule end this long before the start, unless a vendor chose longer (§5, §9, M3, A8). */
export const DEFAULT_CANCELLATION_HOURS = 24
/** The number of times that one appointment can be moved (§5, §9). */
export const MAX_RESCHEDULES = 2
/** Appointments of a client that are neither paid nor timed out (S8). */
export const MAX_PENDING = 10
/** Instant bookings of a client that are unpaid, altogether and with one vendor (B6). */
export const MAX_INSTANT_UNPAID = 2
export const MAX_INSTANT_UNPAID_WITH_VENDOR = 1
/** A client with this many timed-out instant bookings with a vendor has to ask it for the next, for `NO_INSTANT_DAYS` (B6). */
export const MAX_INSTANT_TIMED_OUT = 2
export const NO_INSTANT_DAYS = 30
/** A vendor's usual answer time is the median of its answers of this many days, if there are `FEWEST_ANSWERS` (B6). */
export const ANSWER_DAYS = 90
export const FEWEST_ANSWERS = 5
/** Minutes from an instant booking to `payBy` (B6). */
export const DEFAULT_INSTANT_PAYMENT_MINUTES = 30
export const MAX_INSTANT_PAYMENT_MINUTES = 24 * 60
/** The default time from the confirmation to `payBy` (L2). */
export const DEFAULT_PAYMENT_WINDOW_HOURS = 24
export const MAX_PAYMENT_WINDOW_HOURS = 24 * 14
/** A paid appointment completes automatically this long after its end or the vendor's mark (L3). */
export const COMPLETION_WINDOW_HOURS = 48
/** A client may be marked as a no-show this many minutes after the start. */
export const NO_SHOW_MINUTES = 15
/** Hours after a request at which its vendor is reminded of it, while it is unanswered (L2). */
export const REQUEST_REMINDER_HOURS = [4, 24] as const
/** The client is reminded this long before the payment deadline, or halfway through a short window. */
export const PAY_REMINDER_HOURS = 6
/** A vendor sees its client's phone number and address this long after the end of an appointment. */
export const CONTACT_VISIBLE_DAYS = 30
/** The number of days in which a closing account can still be kept. */
export const ERASURE_UNDO_DAYS = 7
/** Retention of records of money, in years from the end of their year. */
export const RECORD_YEARS = 6
/** An account with an unverified address is deleted after this many days. */
export const UNVERIFIED_ACCOUNT_DAYS = 30
/** Retention of notifications, in months. */
export const NOTICE_MONTHS = 12
/** Retention of documents of rejected applicants, in months from the decision. */
export const REJECTED_DOCUMENTS_MONTHS = 6
/** The time for which the response to an `Idempotency-Key` is stored (S9). */
export const IDEMPOTENCY_HOURS = 24

// Series of visits (C6)
export const MIN_SERIES_VISITS = 2
export const MAX_SERIES_VISITS = 26
/** Visits of a series are booked this many days ahead, or as far as the vendor takes bookings if that is less. */
export const SERIES_DAYS_AHEAD = 56
/**
 * A visit of a series can be paid for until `SERIES_PAY_BY_HOURS` before its start; that period opens `SERIES_PAY_DAYS`
 * earlier.
 */
export const SERIES_PAY_BY_HOURS = 24
export const SERIES_PAY_DAYS = 7
/** A saved card is charged for a visit this many hours before cancelling stops being free. */
export const SERIES_CHARGE_AHEAD_HOURS = 24
/** Other times for a visit that cannot be booked are looked for on its day and this many days after it. */
export const SERIES_SEARCH_DAYS = 28
/** Visits that begin sooner than this are no longer changed with their series. */
export const SERIES_CHANGE_HOURS = 24
/** A vendor's new price of a series applies after this many days' notice, in which its client answers. */
export const SERIES_PRICE_NOTICE_DAYS = 14
/** The highest price of each visit that a vendor may propose. */
export const MAX_SERIES_PRICE_CENTS = 1_000_000

// Quotes
/** The vendors whom one request asks at most, and the open requests of a client (C8). */
export const MAX_ASKED_VENDORS = 5
export const MAX_OPEN_REQUESTS = 3
/** The longest text of a request: with its time and place it fits into a chat message. */
export const REQUEST_TEXT_MAX_LENGTH = 1500
/** The number and the length of texts that a client can add to a request after it was sent. */
export const MAX_REQUEST_DETAILS = 10
export const REQUEST_DETAIL_MAX_LENGTH = 500
/** The days for which photos of a request stay after its day. */
export const REQUEST_PHOTO_DAYS = 30
/** Lines of one quote. */
export const MAX_QUOTE_ITEMS = 20
export const QUOTE_LABEL_MAX_LENGTH = 80
/** The most that a vendor asks for with a quote, and that one line of it adds or deducts, in cents. */
export const MAX_QUOTE_CENTS = 1_000_000
export const QUOTE_WORDS_MAX_LENGTH = 500
/** Lifetimes of a quote to choose from, in hours; it never outlives the start of its slot. */
export const QUOTE_VALID_HOURS = [24, 48, 72, 168] as const
export const SAVED_REPLY_TITLE_MAX_LENGTH = 60
/** The number of replies that a vendor can save. */
export const MAX_SAVED_REPLIES = 50

// Clients of a vendor (B9)
/** The number of clients in a vendor's book. */
export const MAX_CONTACTS = 20_000
export const MAX_TAGS = 10
export const TAG_MAX_LENGTH = 30
/** Longest note of a vendor about a client, in characters. */
export const CONTACT_NOTE_MAX_LENGTH = 4000
/** Longest note of a vendor about a client's health, in characters. */
export const HEALTH_NOTE_MAX_LENGTH = 2000
/** A note about health is deleted this many years after the last visit. */
export const HEALTH_NOTE_YEARS = 2
/** The days for which a consent link works; with consent it works until the consent is withdrawn. */
export const HEALTH_LINK_DAYS = 30
/** The appointments that a client's record lists. */
export const CONTACT_HISTORY_SIZE = 100
/** The rows of one file of clients. */
export const MAX_IMPORTED_ROWS = 10_000
export const IMPORT_UNDO_HOURS = 24
/** The number of visits from which on a client is a regular. */
export const REGULAR_VISITS = 3
/** A client without another visit is pointed out this long after the last one. */
export const AWAY_WEEKS = 8

// A vendor's own bookings (B7)
/** The days before and after today on which a vendor's own booking may take place. */
export const OWN_BACK_DAYS = 7
export const OWN_AHEAD_DAYS = 365
/** The title of a vendor's own booking, in the vendor's words. */
export const OWN_TITLE_MAX_LENGTH = 120

// Fees (M2)
export const DEFAULT_PLATFORM_FEE_PERCENT = 10
/** The platform fee of clients who were there before, and of the vendor's own (A7). */
export const DEFAULT_REPEAT_FEE_PERCENT = 5
export const DEFAULT_OWN_CLIENT_FEE_PERCENT = 0
export const DEFAULT_HANDLING_FEE_PERCENT = 1.5
export const DEFAULT_HANDLING_FEE_FIXED_CENTS = 25
export const MAX_HANDLING_FEE_FIXED_CENTS = 10_000

// Payouts (M7)
/** Vendors are paid once a week, from this hour in Dublin on. */
export const PAYDAY = 'mon'
export const PAYDAY_HOUR = 6
/** After another account was chosen, payouts wait this long (A10). */
export const PAYOUT_HOLD_HOURS = 72

// Lists (§9)
export const VENDOR_PAGE_SIZE = 12
/** The last page that can be asked for, of lists with numbered pages. */
export const MAX_PAGE = 1_000_000
export const MAX_VENDOR_PAGE_SIZE = 100
export const MAX_UNPAGED_VENDORS = 1000
/** The greatest number of entries in the reply to a call without a page, for a list that belongs to one account. */
export const MAX_UNPAGED_ENTRIES = 1000
export const MAX_PAGE_BUTTONS = 5
export const MAX_RELATED_VENDORS = 5
/** The number of vendors in the grid of the home page. */
export const TOP_VENDORS = 8
/** The number of vendors that a search by day counts and pages through. */
export const MAX_COUNTED_VENDORS = 1000
/** The number of rows that an operator's list counts and pages through; filters find the rest. */
export const MAX_COUNTED_ROWS = 10_000
/** Rows of an admin's list that one action, message or file of selected ones takes (D4). */
export const MAX_SELECTED_ROWS = 100
/** The number of results of each kind in an admin's search (D4). */
export const FOUND_OF_EACH_KIND = 6
/** The radius of a search near a place, in kilometres. */
export const MAX_WITHIN_KM = 200
export const DEFAULT_WITHIN_KM = 25
/** The number of places suggested while one is typed. */
export const MAX_SUGGESTED_PLACES = 8

// The menu of services, and reviews (issue 5)
export const MAX_SERVICES = 50
/** The number of services of one booking. */
export const MAX_SERVICES_AT_ONCE = 5
export const SERVICE_NAME_MAX_LENGTH = 80
/** The longest line below the name of a service. */
export const SERVICE_LINE_MAX_LENGTH = 160
export const SERVICE_MAX_PRICE_CENTS = 1_000_000
/** The deposit that a vendor may ask for at booking, in percent of a service's price (A5). */
export const MIN_DEPOSIT_PERCENT = 10
export const MAX_DEPOSIT_PERCENT = 100
/** After completion, both sides may write a review for this long, and a review without its counterpart stays hidden for it. */
export const REVIEW_DAYS = 14
export const MAX_STARS = 5
/** Hours within which a vendor may change its reply. */
export const REPLY_CHANGE_HOURS = 24
export const REVIEW_MAX_LENGTH = 2000
export const REVIEW_PAGE_SIZE = 10

// Texts and files (C5, A4, S11)
export const NAME_MIN_LENGTH = 2
export const NAME_MAX_LENGTH = 80
export const MESSAGE_MAX_LENGTH = 2000
export const ABOUT_MAX_LENGTH = 2000
export const NOTE_MAX_LENGTH = 500
/** Longest note of a vendor on an appointment, in characters. */
export const VENDOR_NOTE_MAX_LENGTH = 2000
/** Longest description of a problem by a client, in characters (L3). */
export const REPORT_MAX_LENGTH = 2000
/** Why something was declined, cancelled, rejected or suspended. */
export const REASON_MAX_LENGTH = 500
/** The minimum length of the reason for verifying a vendor without a mandatory check (growth D5). */
export const EXCEPTION_MIN_LENGTH = 20
export const BROADCAST_MAX_LENGTH = 2000
/** Groups of one announcement, and how far ahead it can be scheduled (D4). */
export const MAX_AUDIENCE_GROUPS = 5
export const BROADCAST_AHEAD_DAYS = 365
export const TOWN_MAX_LENGTH = 80
export const SPECIALITY_MAX_LENGTH = 80
export const SPECIALITY_TEXT_MAX_LENGTH = 200
export const MAX_SPECIALITIES = 100
export const EXPERIENCE_MAX_LENGTH = 80
export const ADDRESS_LINE_MAX_LENGTH = 120
export const EMAIL_MAX_LENGTH = 254
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
/** The largest picture on the device from which a photo can be cropped before it is sent. */
export const ORIGINAL_PHOTO_MAX_BYTES = 25 * 1024 * 1024
/** The side of the cropped photo, which is square. */
export const PHOTO_SIDE_PIXELS = 1024
/** The smallest side of a photo before it is cropped; a smaller one would be blurred. */
export const PHOTO_MIN_SIDE_PIXELS = 160
export const MINIMUM_AGE_YEARS = 18

// Vetting
/** The days before a check's expiry on which its vendor is reminded, the earliest first (growth D5). */
export const CHECK_REMINDER_DAYS = [30, 14, 7, 1] as const
/** Days that an operator may add, once, to a check that expires or has expired. */
export const CHECK_EXTENSION_DAYS = 7
/** Longest validity of a check, in years; a later end is a typing error. */
export const CHECK_MAX_YEARS = 10
/** Garda vetting is renewed after this many years at the latest: a policy, since no period is prescribed (D10). */
export const GARDA_RENEWAL_YEARS = 3
/** The details of a trader are kept for this many months after its account is closed (DSA art. 30(5); D7). */
export const TRADER_DETAILS_MONTHS = 6
/** An operator can remind a vendor of the same check again after this many hours. */
export const CHECK_REMINDER_PAUSE_HOURS = 24
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024
/** The undecided files of one check; a document may be several pictures, one a page. */
export const MAX_DOCUMENTS_PER_CHECK = 6
export const FILE_NAME_MAX_LENGTH = 120

// Accounts (A1, A4)
export const SESSION_IDLE_DAYS = 14
export const SESSION_ABSOLUTE_DAYS = 90
export const ADMIN_SESSION_IDLE_MINUTES = 30
export const ADMIN_SESSION_ABSOLUTE_HOURS = 8
export const VERIFICATION_LINK_HOURS = 24
export const RESET_LINK_HOURS = 1
/** The time in which an invitation into the operator's team can be accepted (D1). */
export const INVITATION_DAYS = 7
export const LOGIN_CODE_DIGITS = 6
export const LOGIN_CODE_MINUTES = 10
/** Wrong codes after which a mailed code no longer works. */
export const LOGIN_CODE_TRIES = 5
/** Wrong codes that one email address can have in 24 hours, however many codes were mailed. */
export const WRONG_LOGIN_CODES_A_DAY = 20

// Chat (§5, §9)
/** The same text of one sender to one receiver within this time is one message. */
export const REPEAT_WINDOW_MS = 2000
export const SOCKET_TIMEOUT_MS = 60_000
export const SOCKET_RECONNECTION_ATTEMPTS = 5
export const SOCKET_RECONNECTION_DELAY_MS = 1000
export const SOCKET_RECONNECTION_DELAY_MAX_MS = 5000

// Pages (§9)
export const TOAST_MS = 5000
export const TOP_VENDORS_TIMEOUT_MS = 5000
export const LOADING_INDICATOR_DELAY_MS = 500
export const LAZY_IMAGE_THRESHOLD = 0.1
export const POLICY_EFFECTIVE_DATE = '5th May 2025'
/** The same day, as consents name it; both move together when the terms or the policy change for people. */
export const POLICY_VERSION = '2025-05-05'

/** The smallest sum that the payment provider charges to a card, in cents. */
export const CARD_MIN_CENTS = 50

/** Smallest sum that a vendor may ask for by a link, in cents: the provider's price for a card must fit into it (B7). */
export const PAYMENT_REQUEST_MIN_CENTS = 100

/** Characters of a report of content (D6). */
export const CONTENT_NOTICE_MAX_LENGTH = 4000
/** A report of content should be decided within this many hours. */
export const NOTICE_DECISION_HOURS = 48
/** A decision can be complained about for this many months (DSA article 20(1)). */
export const COMPLAINT_MONTHS = 6
/** Characters of the facts and reasons of a decision, and of a complaint and its answer. */
export const STATEMENT_MAX_LENGTH = 4000
/** Days that a restriction can be set to last at most; beyond that it has no end (D6). */
export const RESTRICTION_MAX_DAYS = 730
/** Passages of a text that one decision can remove. */
export const MARKED_PASSAGES_MAX = 50
/** Characters of a text with passages to remove: what profiles, reviews, replies and messages can hold. */
export const MARKED_TEXT_MAX_LENGTH = 2000
/** Characters of the law or clause that a decision names. */
export const PROVISION_MAX_LENGTH = 200

/** Days between announcing terms for vendors and their effect (Regulation (EU) 2019/1150, art. 3(2)). */
export const VENDOR_TERMS_NOTICE_DAYS = 15
export const VENDOR_TERMS_MAX_LENGTH = 60_000
export const VENDOR_TERMS_CHANGES_MAX_LENGTH = 4000

/** Days after a booking for which a client can withdraw by law, where the operator has turned that on (D9). */
export const WITHDRAWAL_DAYS = 14

/** Days that one wish for a free time may name (C7). */
export const MAX_WAITLIST_DAYS = 14
/** Wishes for a free time that a client may have at once. */
export const MAX_WAITLIST_ENTRIES = 20
/** Emails about free times that a person gets on one day in Dublin (C7). */
export const MAX_WAITLIST_MAILS = 3
/** The hours of Dublin from and until which nobody is emailed or pushed about a free time (C7). */
export const QUIET_FROM_HOUR = 22
export const QUIET_UNTIL_HOUR = 8

/** The passkeys that an account can have, and the letters in the name of one. */
export const MOST_PASSKEYS = 10
export const PASSKEY_NAME_MAX_LENGTH = 60
/** The time that a device has to answer with a passkey. */
export const PASSKEY_MINUTES = 5
