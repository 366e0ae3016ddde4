import { RECORD_YEARS, SESSION_ABSOLUTE_DAYS, UNVERIFIED_ACCOUNT_DAYS } from '@anseo/domain/limits'
import type { Role } from '@anseo/domain/role'
import { and, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import {
  countRows,
  daysBefore,
  deleteOld,
  type RetentionPeriod,
  unlockedRows,
} from '../../platform/personal-data/retention-period.ts'
import { unusedPhotos } from './photos/unused-photos.ts'
import { sessionLimits } from './sessions/session-lifetime.ts'
import { account, mailLink, session } from './tables/accounts.ts'
import { loginCode } from './tables/login-codes.ts'
import { erasure } from './tables/erasures.ts'
import { teamMember } from './tables/team.ts'

/** Days for which ended sessions and expired links are kept, so that questions about them can be answered. */
const RETENTION_DAYS = 30
const LOGIN_CODE_DAYS = 2

/** Retention of logins, login codes, links, unverified accounts, unused photos and names in records of payments. */
export const identityPeriods: readonly RetentionPeriod[] = [
  {
    kind: 'sessions',
    what: 'Logins that have ended',
    kept: `${RETENTION_DAYS} days after their end`,
    why: 'Questions about who was logged in',
    remove: deleteOld(session, (now) =>
      or(
        lt(session.endedAt, daysBefore(now, RETENTION_DAYS)),
        lt(session.createdAt, daysBefore(now, SESSION_ABSOLUTE_DAYS + RETENTION_DAYS)),
      ),
    ),
  },
  {
    kind: 'session-addresses',
    what: 'Network addresses that logins came from',
    kept: 'Until the login ends or is over',
    why: 'People recognise their own logins',
    remove: ({ db, now }, limit) => {
      const isOver = (role: Role) => {
        const { usedBy, openedBy } = sessionLimits(role, now)
        return or(lte(session.lastUsedAt, usedBy), lte(session.createdAt, openedBy))
      }
      const isAdmins = sql`account_id in (select account_id from ${teamMember})`
      const over = and(isNotNull(session.address), or(isOver('client'), and(isAdmins, isOver('admin'))))
      return countRows(
        db,
        sql`update ${session} set address = null where ${unlockedRows(session, over, limit)}`,
      )
    },
  },
  {
    kind: 'mail-links',
    what: 'Links to verify an address or to choose a password',
    kept: `${RETENTION_DAYS} days after they end`,
    why: 'So that an old link says that it has expired',
    remove: deleteOld(mailLink, (now) => lt(mailLink.expiresAt, daysBefore(now, RETENTION_DAYS))),
  },
  {
    kind: 'login-codes',
    what: 'Login codes sent by email',
    kept: '2 days',
    why: 'Wrong tries are counted for a day',
    remove: deleteOld(loginCode, (now) => lt(loginCode.requestedAt, daysBefore(now, LOGIN_CODE_DAYS))),
  },
  {
    kind: 'unverified-accounts',
    what: 'Accounts whose email was never verified',
    kept: `${UNVERIFIED_ACCOUNT_DAYS} days`,
    why: "They are not in use, and the address may be someone else's",
    remove: deleteOld(account, (now) =>
      and(
        ne(account.role, 'admin'),
        isNull(account.emailVerifiedAt),
        isNull(account.erasedAt),
        lt(account.createdAt, daysBefore(now, UNVERIFIED_ACCOUNT_DAYS)),
        sql`not exists (select from appointment where client_id = account.id or vendor_id = account.id)`,
      ),
    ),
  },
  unusedPhotos,
  {
    kind: 'record-names',
    what: 'Names of erased accounts on records of money',
    kept: `${RECORD_YEARS} years from the end of the year of the last payment`,
    why: 'Books and records (Taxes Consolidation Act 1997 s. 886, Companies Act 2014 s. 285)',
    remove: ({ db, now }, limit) => {
      const over = sql`records_until <= ${now.toISOString()}`
      return countRows(
        db,
        sql`update erasure set name_in_records = null, records_until = null where ${unlockedRows(erasure, over, limit)}`,
      )
    },
  },
]
