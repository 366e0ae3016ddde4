import { CHECK_REMINDER_DAYS, NAME_MAX_LENGTH, REASON_MAX_LENGTH } from '@anseo/domain/limits'
import { ONBOARDING_STEPS } from '@anseo/domain/onboarding'
import { CHECK_KINDS } from '@anseo/domain/vetting-checks'
import { z } from 'zod'
import { exportCall } from './admin-lists.ts'
import { vettedVendorOnWire } from './administration.ts'
import { questionOnWire, traderFileOnWire } from './traders.ts'
import { call, type ReplyOf, succeeds } from './call.ts'
import {
  euro,
  id,
  imageUrl,
  instant,
  numeral,
  optionalLine,
  optionalText,
  pageFacts,
  pageQuery,
  speciality,
  textField,
} from './wire.ts'

const checkKind = () => z.enum(CHECK_KINDS)

/** A document that a vendor uploaded; the file itself comes by a call of its own. */
export const documentOnWire = z.object({
  _id: id(),
  fileName: z.string(),
  mediaType: z.enum(['application/pdf', 'image/webp']),
  bytes: z.number().int(),
  uploadedAt: instant(),
  /** True if it came in after the last verdict; until there is one its vendor may take it back. */
  undecided: z.boolean(),
})
export type DocumentOnWire = z.output<typeof documentOnWire>

/** One kind of check of a vendor: its state, the verdict that counts, and its documents, newest first. */
export const checkOnWire = z.object({
  kind: checkKind(),
  mandatory: z.boolean(),
  standing: z.enum(['missing', 'handed-in', 'failed', 'passed', 'due-soon', 'lapsed']),
  /** The correction the vendor has to make, where it failed. */
  reason: z.string().nullable(),
  checkedAt: instant().nullable(),
  /** From then on the check is no longer valid; null if it does not expire. */
  expiresAt: instant().nullable(),
  /** When the document itself expires, if an operator has extended it to `expiresAt`. */
  documentEndsAt: instant().nullable(),
  /** The organisation that had the person Garda vetted, and the day, `YYYY-MM-DD` (D10). */
  organisation: z.string().nullable(),
  vettedOn: z.string().nullable(),
  /** The vendor's statement about its Garda vetting, until the operator has decided on it. */
  stated: z.object({ organisation: z.string(), vettedOn: z.string() }).nullable(),
  /** When the newest document or statement for it came in. */
  submittedAt: instant().nullable(),
  /** The operator's request for more, until it is resolved. */
  asked: questionOnWire.nullable(),
  documents: z.array(documentOnWire),
})
export type CheckOnWire = z.output<typeof checkOnWire>

export const getOnboarding = call({
  method: 'GET',
  path: '/api/pro/onboarding',
  access: 'vendor',
  summary: "Get the vendor's onboarding steps and the status of each check.",
  reply: succeeds({
    steps: z.array(z.object({ step: z.enum(ONBOARDING_STEPS), done: z.boolean() })),
    checks: z.array(checkOnWire),
    /** The trader details of the vendor. */
    trader: traderFileOnWire,
    /** Number of services on its menu. */
    services: z.number().int(),
    /** True if no real money is paid out here, as in the demonstration. */
    payoutSandbox: z.boolean(),
  }),
})
export type OnboardingOnWire = ReplyOf<typeof getOnboarding>

export const addDocument = call({
  method: 'POST',
  path: '/api/pro/documents',
  access: 'vendor',
  summary:
    'Add a document for a check: PDF up to 10 MB, JPEG, PNG or WebP up to 5 MB. For Garda vetting none is taken (D10).',
  multipart: 'document',
  body: z.object({
    kind: checkKind(),
    /** An undecided document of the same kind whose place it takes. */
    replaces: id().optional(),
  }),
  reply: succeeds({ document: documentOnWire, message: z.string() }),
  refusals: ['NOT_FOUND', 'DOCUMENT_INVALID', 'DOCUMENT_DECIDED', 'TOO_MANY_DOCUMENTS'],
})

export const getOwnDocument = call({
  method: 'GET',
  path: '/api/pro/documents/:id',
  access: 'vendor',
  summary: "Download a document of one's own, as PDF or WebP.",
  file: 'application/octet-stream',
})

export const removeDocument = call({
  method: 'DELETE',
  path: '/api/pro/documents/:id',
  access: 'vendor',
  summary: 'Remove a document before it is reviewed.',
  refusals: ['DOCUMENT_DECIDED'],
})

export const getVetting = call({
  method: 'GET',
  path: '/api/admin/vendors/:id/vetting',
  access: 'admin',
  roles: ['vetting'],
  summary: 'Get an application with its checks and documents.',
  reply: succeeds({
    vendor: vettedVendorOnWire,
    checks: z.array(checkOnWire),
    trader: traderFileOnWire,
    /** True if nothing that the speciality needs is missing, refused or ended, and trader details are in order. */
    isFullyChecked: z.boolean(),
    /** Paid appointments ahead of a vendor that is off the list, for the operator to settle (L7); 50 at most. */
    unsettled: z.array(z.object({ _id: id(), startsAt: instant(), clientName: z.string() })),
    /** The number of all such appointments. */
    unsettledTotal: z.number().int(),
  }),
})
export type VettingOnWire = ReplyOf<typeof getVetting>

export const getDocument = call({
  method: 'GET',
  path: '/api/admin/documents/:id',
  access: 'admin',
  roles: ['vetting'],
  summary: "Download a vendor's document, as PDF or WebP.",
  file: 'application/octet-stream',
})

/** A needed check that ends, with whom it concerns and what depends on it. */
export const endingCheckOnWire = z.object({
  _id: id(),
  kind: checkKind(),
  /** From then on the check is no longer valid. */
  expiresAt: instant(),
  /** When the document itself ends, where an operator has given more days. */
  documentEndsAt: instant().nullable(),
  /** The number of reminders to its vendor, and the instant of the last. */
  timesWarned: z.number().int(),
  warnedAt: instant().nullable(),
  /** True if a newer document waits for a verdict. */
  hasNewDocument: z.boolean(),
  /** True if an operator may remind its vendor now. */
  mayRemind: z.boolean(),
  /** True if an operator may give its vendor 7 more days. */
  mayExtend: z.boolean(),
  /** Live bookings still to come that start after it has ended, and what their clients have paid for them or pay to confirm. */
  bookingsAfter: z.number().int(),
  amountAfter: euro(),
  vendor: z.object({
    _id: id(),
    name: z.string(),
    image: imageUrl(),
    speciality: speciality(),
    city: z.string(),
  }),
})
export type EndingCheckOnWire = z.output<typeof endingCheckOnWire>

/** Orders of the checks that end: by when they end, by the name of the vendor, by kind. */
export const CHECK_ORDERS = ['soonest', 'latest', 'name', 'name-desc', 'kind', 'kind-desc'] as const
export type CheckOrder = (typeof CHECK_ORDERS)[number]

const endingFilters = {
  endingWithinDays: numeral(z.number().int().min(0).max(365)).default(CHECK_REMINDER_DAYS[0]),
  order: z.enum(CHECK_ORDERS).default('soonest'),
}

export const listEndingChecks = call({
  method: 'GET',
  path: '/api/admin/checks',
  access: 'admin',
  roles: ['vetting'],
  summary: 'List required checks of listed vendors that end within some days, or, with 0, that have ended.',
  query: z.object({ ...endingFilters, ...pageQuery() }),
  reply: succeeds({ rows: z.array(endingCheckOnWire), ...pageFacts }),
})

export const exportEndingChecks = exportCall(
  '/api/admin/checks',
  'checks that end',
  ['vetting'],
  endingFilters,
)

export const decideCheck = call({
  method: 'POST',
  path: '/api/admin/vendors/:id/checks',
  access: 'admin',
  roles: ['vetting'],
  summary:
    'Approve a check until a date, or reject it with a reason. Approving one that expired lists the vendor again.',
  body: z.object({
    kind: checkKind(),
    outcome: z.enum(['passed', 'failed']),
    reason: optionalText(REASON_MAX_LENGTH),
    /** The last day on which a pass is valid, `YYYY-MM-DD`; by default three years after Garda vetting. */
    lastDay: optionalText(10),
    /** The organisation that had the person vetted, and the day, `YYYY-MM-DD`, for a pass of Garda vetting. */
    organisation: optionalLine(NAME_MAX_LENGTH),
    vettedOn: optionalText(10),
    /** `submittedAt` of the check that the admin saw: refused if the newest submission is another one by now. */
    submittedAt: instant().nullable().optional(),
  }),
  refusals: ['VETTING_CHANGED'],
})

export const extendCheck = call({
  method: 'POST',
  path: '/api/admin/checks/:id/extend',
  access: 'admin',
  roles: ['vetting'],
  summary: 'Give a vendor 7 more days, once, for a required document that expires or has expired.',
  body: z.object({
    /** Kept in the audit log. */
    reason: textField(REASON_MAX_LENGTH),
  }),
  refusals: ['VETTING_CHANGED'],
})

export const remindOfCheck = call({
  method: 'POST',
  path: '/api/admin/checks/:id/remind',
  access: 'admin',
  roles: ['vetting'],
  summary: 'Remind a vendor now of a required document that expires or has expired, once a day at most.',
  refusals: ['VETTING_CHANGED'],
})

export const cancelBookingsOfCheck = call({
  method: 'POST',
  path: '/api/admin/checks/:id/cancel-bookings',
  access: 'admin',
  roles: ['vetting', 'support'],
  summary:
    'Cancel the bookings still to come of a vendor whose required document has expired. Clients get full refunds (L7).',
  body: z.object({ reason: textField(REASON_MAX_LENGTH) }),
  reply: succeeds({
    message: z.string(),
    cancelled: z.number().int(),
    /** Those that something else prevents, such as an open problem report. */
    left: z.number().int(),
  }),
  refusals: ['VETTING_CHANGED'],
})

export const getBadge = call({
  method: 'GET',
  path: '/api/vendor/:vendorId/badge',
  access: 'public',
  summary: 'List the approved checks of a vendor, with their dates.',
  params: z.object({ vendorId: id() }),
  reply: succeeds({
    checks: z.array(z.object({ kind: checkKind(), checkedAt: instant(), expiresAt: instant().nullable() })),
  }),
  refusals: ['VENDOR_NOT_FOUND'],
})
export type BadgeOnWire = ReplyOf<typeof getBadge>
