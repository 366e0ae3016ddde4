import { TRADER_DETAILS_MONTHS } from '@anseo/domain/limits'
import { lt } from 'drizzle-orm'
import {
  deleteOld,
  monthsBefore,
  type RetentionPeriod,
} from '../../../platform/personal-data/retention-period.ts'
import { trader } from '../tables/traders.ts'

/** Retention of the details of traders whose account was erased. */
export const endedTraders: RetentionPeriod = {
  kind: 'ended-traders',
  what: 'Details of traders whose account is deleted',
  kept: `${TRADER_DETAILS_MONTHS} months after the deletion`,
  why: 'Required of marketplaces (DSA art. 30(5))',
  remove: deleteOld(trader, (now) => lt(trader.endedAt, monthsBefore(now, TRADER_DETAILS_MONTHS))),
}
