import {
  MAX_PAGE,
  MAX_VENDOR_PAGE_SIZE,
  NAME_MAX_LENGTH,
  REASON_MAX_LENGTH,
  VENDOR_PAGE_SIZE,
} from '@anseo/domain/limits'
import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { exportCall } from './admin-lists.ts'
import { call, succeeds } from './call.ts'
import { timedFields } from './statements-of-reasons.ts'
import { euro, id, imageUrl, instant, numeral, optionalText, speciality, textField } from './wire.ts'

export const VETTING_STATES = ['pending', 'verified', 'rejected', 'suspended'] as const
export type VettingState = (typeof VETTING_STATES)[number]

/** Orders of the operator's vendors: by application or by name. */
export const VENDOR_ORDERS = ['newest', 'oldest', 'name', 'name-desc'] as const
export type VendorOrder = (typeof VENDOR_ORDERS)[number]

/** A vendor as the operator sees it. */
export const vettedVendorOnWire = z.object({
  _id: id(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string(),
  image: imageUrl(),
  speciality: speciality(),
  city: z.string(),
  location: z.string(),
  experience: z.string(),
  about: z.string(),
  fees: euro(),
  available: z.boolean(),
  vetting: z.enum(VETTING_STATES),
  vettingReason: z.string().nullable(),
  /** True if it can be suspended by decision: it is listed, or off the list only until a document or its account is kept. */
  maySuspend: z.boolean(),
  appliedAt: instant(),
  /** True if the vendor has not yet answered an operator's question. */
  isAsked: z.boolean(),
  completedAppointments: z.number().int(),
})
export type VettedVendorOnWire = z.output<typeof vettedVendorOnWire>

const vendorFilters = {
  status: z.enum(VETTING_STATES).optional(),
  search: z
    .string()
    .max(NAME_MAX_LENGTH)
    .refine((text) => !text.includes('\0'))
    .optional(),
  order: z.enum(VENDOR_ORDERS).default('newest'),
}

export const listVettedVendors = call({
  method: 'GET',
  path: '/api/admin/vendors',
  access: 'admin',
  roles: ['reader', 'support', 'vetting'],
  summary: 'List vendors by vetting state, newest application first. Counts each state.',
  query: z.object({
    ...vendorFilters,
    page: numeral(z.number().int().min(1).max(MAX_PAGE)).default(1),
    pageSize: numeral(z.number().int().min(1).max(MAX_VENDOR_PAGE_SIZE)).default(VENDOR_PAGE_SIZE),
  }),
  reply: succeeds({
    vendors: z.array(vettedVendorOnWire),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
    counts: z.record(z.enum(VETTING_STATES), z.number().int()),
    /** The state of vetting, regardless of the search. */
    figures: z.object({
      /** When the application that waits longest came in. */
      oldestAppliedAt: instant().nullable(),
      verifiedThisWeek: z.number().int(),
      /** Half of those verified in the last 90 days waited at most that long; null when there were none. */
      medianWaitHours: z.number().nullable(),
      /** Needed checks of listed vendors that end within 30 days. */
      endingSoon: z.number().int(),
    }),
  }),
})

export const exportVendors = exportCall(
  '/api/admin/vendors',
  'vendors',
  ['vetting', 'support'],
  vendorFilters,
)

const reason = {
  reason: optionalText(REASON_MAX_LENGTH),
  from: z
    .enum(VETTING_STATES)
    .optional()
    .describe('The state on which the decision is based; refused if someone has changed it since'),
}

const vettingStep = <const P extends string, const B extends z.core.$ZodLooseShape>(
  step: P,
  summary: string,
  fields: B,
  refusals: readonly ErrorCode[] = [],
) =>
  call({
    method: 'POST',
    path: `/api/admin/vendors/:id/${step}` as const,
    access: 'admin',
    roles: ['vetting'],
    summary,
    body: z.object(fields),
    refusals: ['VETTING_CHANGED', ...refusals],
  })

export const verifyVendor = vettingStep(
  'verify',
  'List a vendor whose email address is verified and whose required checks have passed.',
  {
    ...reason,
    exception: optionalText(REASON_MAX_LENGTH).describe(
      'Why it is listed without a required check, at least 20 characters',
    ),
  },
  ['CHECK_LAPSED', 'VETTING_INCOMPLETE'],
)
export const rejectVendor = vettingStep('reject', 'Reject an application.', reason)
export const suspendVendor = vettingStep(
  'suspend',
  'Suspend a vendor. Delists it and cancels its unpaid appointments (L7); the vendor gets a statement of reasons (D6).',
  { ...reason, ...timedFields },
)

export const cancelByAdmin = call({
  method: 'POST',
  path: '/api/admin/appointments/:id/cancel',
  access: 'admin',
  roles: ['support'],
  summary: 'Cancel any live appointment. The client gets a full refund (L6, M3).',
  body: z.object({ reason: textField(REASON_MAX_LENGTH) }),
  refusals: ['APPOINTMENT_ENDED', 'REPORT_OPEN'],
})
