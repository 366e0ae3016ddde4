import type { AccountRole } from '@anseo/contract/accounts-admin'
import type { VettingState } from '@anseo/contract/administration'
import type { BadgeTone } from '@anseo/ui/badge'

/** The tabs of the list, in their order. */
export const ROLE_TABS: Readonly<Record<AccountRole, string>> = {
  client: 'Clients',
  vendor: 'Vendors',
  admin: 'Admins',
}

export const ORDERS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  'name-desc': 'By name, Z to A',
} as const
export const EMAIL = { verified: 'Email verified', unverified: 'Email not verified' } as const

export const VETTING: Readonly<Record<VettingState, { tone: BadgeTone; text: string }>> = {
  pending: { tone: 'pending', text: 'Waiting' },
  verified: { tone: 'paid', text: 'Verified' },
  rejected: { tone: 'declined', text: 'Rejected' },
  suspended: { tone: 'cancelled', text: 'Suspended' },
}

/** The tabs of a person's page, in their order. */
export const RECORDS = {
  appointments: 'Appointments',
  series: 'Series',
  refunds: 'Refunds',
  reports: 'Reports',
  reviews: 'Reviews',
  decisions: 'Decisions',
  audit: 'Audit log',
} as const
export type RecordTab = keyof typeof RECORDS
