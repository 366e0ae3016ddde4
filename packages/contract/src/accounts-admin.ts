import { NAMED_ROLES } from '@anseo/domain/admin-role'
import { z } from 'zod'
import { VETTING_STATES } from './administration.ts'
import { REASON_MAX_LENGTH } from '@anseo/domain/limits'
import { exportCall } from './admin-lists.ts'
import { call, succeeds } from './call.ts'
import {
  euro,
  id,
  imageUrl,
  instant,
  pageFacts,
  pageQuery,
  searchText,
  speciality,
  textField,
} from './wire.ts'

export const ACCOUNT_ROLES = ['client', 'vendor', 'admin'] as const
export type AccountRole = (typeof ACCOUNT_ROLES)[number]

export const ACCOUNT_ORDERS = ['newest', 'oldest', 'name', 'name-desc'] as const
export type AccountOrder = (typeof ACCOUNT_ORDERS)[number]

const vetting = z.enum(VETTING_STATES)

const personFields = {
  _id: id(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: imageUrl(),
  since: instant(),
}

/** An account as the operator's list shows it. */
export const personOnWire = z.object({
  ...personFields,
  role: z.enum(ACCOUNT_ROLES),
  bookings: z.number().int(),
  cancelled: z.number().int(),
  /** Null unless the account is a vendor's. */
  trade: z.object({ speciality: speciality(), city: z.string(), vetting }).nullable(),
})
export type PersonOnWire = z.output<typeof personOnWire>

const accountFilters = {
  role: z.enum(ACCOUNT_ROLES).default('client'),
  /** Name, email address, phone number or id. */
  search: searchText(),
  email: z.enum(['verified', 'unverified']).optional(),
  order: z.enum(ACCOUNT_ORDERS).default('newest'),
}

export const listAccounts = call({
  method: 'GET',
  path: '/api/admin/people',
  access: 'admin',
  roles: NAMED_ROLES,
  summary: 'List everyone with an account on any of the three sites. Counts each site.',
  query: z.object({ ...accountFilters, ...pageQuery() }),
  reply: succeeds({
    people: z.array(personOnWire),
    ...pageFacts,
    counts: z.record(z.enum(ACCOUNT_ROLES), z.number().int()),
  }),
})

export const exportAccounts = exportCall('/api/admin/people', 'people', ['support'], accountFilters)

/** Facts about either side of the marketplace; addresses, birthdays and documents stay out. */
const detailFields = {
  ...personFields,
  phone: z.string().nullable(),
  /** The number of open sessions, and when one of them was last used. */
  sessions: z.number().int(),
  lastSeenAt: instant().nullable(),
  bookings: z.number().int(),
  completed: z.number().int(),
  cancelledByThem: z.number().int(),
  cancelledByOthers: z.number().int(),
  noShows: z.number().int(),
  refunds: z.number().int(),
  refunded: euro(),
  reports: z.number().int(),
  openReports: z.number().int(),
  reviews: z.number().int(),
}

export const clientDetailOnWire = z.object({
  ...detailFields,
  /** The sum of its payments that arrived, balances and tips too, in euro. */
  paid: euro(),
  profileComplete: z.boolean(),
  /** True if the operator has blocked the account (D6). */
  blocked: z.boolean(),
})
export type ClientDetailOnWire = z.output<typeof clientDetailOnWire>

export const getAdminClient = call({
  method: 'GET',
  path: '/api/admin/people/clients/:id',
  access: 'admin',
  roles: ['support', 'finance'],
  summary: 'Get a client with their activity.',
  reply: succeeds({ client: clientDetailOnWire }),
})

export const vendorDetailOnWire = z.object({
  ...detailFields,
  speciality: speciality(),
  city: z.string(),
  location: z.string(),
  fees: euro(),
  available: z.boolean(),
  vetting,
  vettingReason: z.string().nullable(),
  rating: z.number().nullable(),
  /** The sum it has earned, and the part that has been paid out, in euro. */
  earned: euro(),
  paidOut: euro(),
  payoutAccount: z.boolean(),
})
export type VendorDetailOnWire = z.output<typeof vendorDetailOnWire>

export const getAdminVendor = call({
  method: 'GET',
  path: '/api/admin/people/vendors/:id',
  access: 'admin',
  roles: ['support', 'finance', 'vetting'],
  summary: 'Get a vendor with their activity.',
  reply: succeeds({ vendor: vendorDetailOnWire }),
})

const pageOf = z.object(pageQuery(10))
/** The appointment that a record belongs to, and who was on its other side. */
const slot = { appointmentId: id(), startsAt: instant(), with: z.string() }

export const listPersonRefunds = call({
  method: 'GET',
  path: '/api/admin/people/:id/refunds',
  access: 'admin',
  roles: ['support', 'finance'],
  summary: "List the refunds for a client's or vendor's appointments, newest first.",
  query: pageOf,
  reply: succeeds({
    refunds: z.array(
      z.object({
        _id: id(),
        ...slot,
        amount: euro(),
        status: z.enum(['pending', 'refunded', 'failed', 'void']),
        at: instant(),
      }),
    ),
    ...pageFacts,
  }),
})

export const listPersonReports = call({
  method: 'GET',
  path: '/api/admin/people/:id/reports',
  access: 'admin',
  roles: ['support'],
  summary: "List the problem reports for a client's or vendor's appointments, newest first.",
  query: pageOf,
  reply: succeeds({
    reports: z.array(
      z.object({ _id: id(), ...slot, text: z.string(), status: z.enum(['open', 'settled']), at: instant() }),
    ),
    ...pageFacts,
  }),
})

export const listPersonReviews = call({
  method: 'GET',
  path: '/api/admin/people/:id/reviews',
  access: 'admin',
  roles: ['support'],
  summary: 'List the reviews that a client or vendor wrote or received, newest first.',
  query: pageOf,
  reply: succeeds({
    reviews: z.array(
      z.object({
        _id: id(),
        ...slot,
        author: z.enum(['client', 'vendor']),
        stars: z.number().int(),
        text: z.string().nullable(),
        hidden: z.boolean(),
        at: instant(),
      }),
    ),
    ...pageFacts,
  }),
})

export const endPersonSessions = call({
  method: 'POST',
  path: '/api/admin/people/:id/end-sessions',
  access: 'admin',
  roles: ['support'],
  summary: "End a user's sessions on any of the three sites. The audit log records the reason.",
  body: z.object({ reason: textField(REASON_MAX_LENGTH) }),
})
