import type { PersonalData, PersonRole } from '../../../platform/personal-data/personal-data.ts'
import type { Subject } from '../../../platform/personal-data/subject.ts'
import { inOrder } from '../in-order.ts'

/** The order of the files in an export: the account, its role's data, then dealings with the other side. */
export const FILE_ORDER = [
  'account',
  'consents',
  'sessions',
  'mailed-links',
  'login-codes',
  'notifications',
  'notification-choices',
  'push-subscriptions',
  'closing',
  'decisions',
  'profile',
  'favourites',
  'blocked-people',
  'services',
  'photos',
  'time-off',
  'calendar-links',
  'other-calendars',
  'payout-accounts',
  'saved-replies',
  'papers',
  'checks',
  'second-step',
  'recovery-codes',
  'appointments',
  'appointment-history',
  'proposed-times',
  'clients',
  'client-imports',
  'vendors-notes',
  'vendors-photos',
  'health-notes',
  'payments',
  'saved-cards',
  'automatic-charges',
  'refunds',
  'receipts',
  'disputes',
  'messages',
  'attached-photos',
  'quotes',
  'quote-versions',
  'reviews',
  'problem-reports',
  'payment-requests',
  'recorded-payments',
  'earnings',
  'payouts',
]

/** The files of an export for a client or a vendor, in the order of its README. */
export const subjectsFor = (personalData: readonly PersonalData[], role: PersonRole): Subject[] =>
  inOrder(
    personalData.flatMap(({ exports = {} }) => [...(exports.both ?? []), ...(exports[role] ?? [])]),
    FILE_ORDER,
    ({ file }) => file,
  )
