import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import type { RetentionPeriod } from '../../../platform/personal-data/retention-period.ts'
import { sortByNames } from '../sort-by-names.ts'

/** The order in which the periods run and are shown to the operator. */
export const PERIOD_ORDER = [
  'sessions',
  'session-addresses',
  'mail-links',
  'login-codes',
  'team-invitations',
  'kept-replies',
  'limit-counts',
  'caught-mails',
  'client-imports',
  'free-times-told',
  'health-notes',
  'unverified-accounts',
  'notifications',
  'garda-disclosures',
  'rejected-papers',
  'ended-traders',
  'removed-photos',
  'unused-photos',
  'messages',
  'content-notices',
  'statements-of-reasons',
  'quote-requests',
  'request-photos',
  'appointment-words',
  'series-words',
  'record-names',
  'tax-reports',
  'tax-details',
]

/** Returns all retention periods of the modules. */
export const periodsOf = (personalData: readonly PersonalData[]): RetentionPeriod[] =>
  sortByNames(
    personalData.flatMap(({ periods = [] }) => periods),
    PERIOD_ORDER,
    ({ kind }) => kind,
  )
