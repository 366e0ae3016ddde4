// implements: §3.4, §5.10, §6.6
import { ADMIN_ROLES, NAMED_ROLES } from '@anseo/domain/admin-role'
import { EXPERIENCE_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { bufferHours, noticeHours } from './booking-rules.ts'
import { call, succeeds } from './call.ts'
import {
  addressLine,
  birthday,
  eircode,
  feePerHour,
  personName,
  phone,
  town,
  vendorAbout,
} from './profile-fields.ts'
import { id, imageUrl, instant, numeral, lineField } from './wire.ts'
import { vendorOnWire } from './vendors.ts'

/** An empty form field clears the stored value. */
const clearable = <T extends z.ZodType>(schema: T) => z.union([z.literal('').transform(() => null), schema])

export const userOnWire = z.object({
  _id: id(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.object({ line1: z.string(), line2: z.string() }),
  eircode: z.string().nullable(),
  gender: z.enum(['Male', 'Female']).nullable(),
  dob: z.string().nullable(),
  image: imageUrl(),
  /** Only while the operator has blocked the account (D6). */
  blocked: z.literal(true).optional(),
})
export type UserOnWire = z.output<typeof userOnWire>

export const getProfile = call({
  method: 'GET',
  path: '/api/user/get-profile',
  access: 'client',
  summary: "Get the client's profile.",
  reply: succeeds({ userData: userOnWire, message: z.string() }),
})

/** `address` arrives as JSON text within the form (section 7). */
const address = z
  .string()
  .max(2000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'The address is JSON with line1 and line2.' })
      return z.NEVER
    }
  })
  .pipe(z.object({ line1: clearable(addressLine()), line2: clearable(addressLine()).optional() }))

export const updateProfile = call({
  method: 'POST',
  path: '/api/user/update-profile',
  access: 'client',
  summary: 'Update the profile. Fields left out keep their value, empty ones are cleared.',
  multipart: 'image',
  body: z.object({
    name: personName().optional(),
    phone: clearable(phone()).optional(),
    address: address.optional(),
    gender: clearable(z.enum(['Male', 'Female'])).optional(),
    dob: clearable(birthday()).optional(),
    eircode: clearable(eircode()).optional(),
  }),
  refusals: ['IMAGE_INVALID'],
})

/** A vendor as it sees itself. */
export const ownVendorOnWire = vendorOnWire.extend({
  email: z.string(),
  phone: z.string(),
  bufferMinutes: z.number().int(),
  /** The buffer in hours, where it is in whole hours. */
  bufferHours: z.number().int().optional(),
  noticeHours: z.number().int(),
  vetting: z.enum(['pending', 'verified', 'rejected', 'suspended']),
  vettingReason: z.string().nullable(),
  appliedAt: instant(),
  /** The payout account with all but its end masked; null when none is set (M7). */
  payoutAccount: z.string().nullable(),
})
export type OwnVendorOnWire = z.output<typeof ownVendorOnWire>

export const getVendorProfile = call({
  method: 'GET',
  path: '/api/pro/profile',
  access: 'vendor',
  summary: "Get the vendor's profile.",
  reply: succeeds({ vendorData: ownVendorOnWire, message: z.string() }),
})

/** The same under the name that it has for clients (section 7). */
export const getVendorProfileToo = call({ ...getVendorProfile, path: '/api/pro/get-profile' })

export const updateVendorProfile = call({
  method: 'PATCH',
  path: '/api/pro/profile',
  access: 'vendor',
  summary: "Update the vendor's profile. Fields left out keep their value.",
  multipart: 'image',
  body: z.object({
    name: personName().optional(),
    city: town().optional(),
    location: town().optional(),
    experience: lineField(EXPERIENCE_MAX_LENGTH).optional(),
    about: vendorAbout().optional(),
    phone: phone().optional(),
    fees: feePerHour().optional(),
    available: z.stringbool().optional(),
    bufferHours: numeral(bufferHours).optional(),
    noticeHours: numeral(noticeHours).optional(),
  }),
  reply: succeeds({ vendorData: ownVendorOnWire, message: z.string() }),
  refusals: ['IMAGE_INVALID'],
})

/** The same under the name that it has for clients (section 7). */
export const updateVendorProfileToo = call({
  ...updateVendorProfile,
  method: 'POST',
  path: '/api/pro/update-profile',
})

export const getAdminProfile = call({
  method: 'GET',
  path: '/api/admin/profile',
  access: 'admin',
  roles: NAMED_ROLES,
  beforeSecondFactor: true,
  summary: "Get the admin's name, email and role, and the calls that it may make.",
  reply: succeeds({
    userData: z.object({
      _id: id(),
      name: z.string(),
      email: z.string(),
      image: imageUrl(),
      role: z.enum(ADMIN_ROLES),
    }),
    calls: z.array(z.string()).meta({
      description: "The admin's calls that this role may make",
      examples: ['GET /api/admin/people'],
    }),
    message: z.string(),
  }),
})

/** The same under the name that it has for clients (section 7). */
export const getAdminProfileToo = call({ ...getAdminProfile, path: '/api/admin/get-profile' })

export const updateAdminProfile = call({
  method: 'POST',
  path: '/api/admin/update-profile',
  access: 'admin',
  roles: NAMED_ROLES,
  summary: "Update the admin's name or picture. Fields left out keep their value.",
  multipart: 'image',
  body: z.object({ name: personName().optional() }),
  refusals: ['IMAGE_INVALID'],
})
