import { RECORD_YEARS } from '@anseo/domain/limits'
import { yearOf, yearSpan } from '@anseo/domain/tax-quarter'
import { and, isNull, lt, sql } from 'drizzle-orm'
import {
  countRows,
  deleteOld,
  type RetentionPeriod,
  unlockedRows,
  yearsBefore,
} from '../../../platform/personal-data/retention-period.ts'
import { dac7Message, taxDetails } from '../tables/tax.ts'

const WHY =
  'Directive (EU) 2021/514, Annex V, section IV.B: 5 to 10 years after the year; TCA 1997 s.886: 6 years'

/** Returns the first year whose records are retained. */
const firstRetained = (now: Date) => yearOf(now) - RECORD_YEARS

/** Retention of the records for the tax office. */
export const taxPeriods: readonly RetentionPeriod[] = [
  {
    kind: 'tax-reports',
    what: 'Files for the tax office and the records in them',
    kept: `${RECORD_YEARS} years after the year that they report; 1 year where they were not filed`,
    why: WHY,
    remove: deleteOld(dac7Message, (now) => {
      const isUnfiled = and(isNull(dac7Message.filedAt), lt(dac7Message.createdAt, yearsBefore(now, 1)))
      return sql`(${lt(dac7Message.year, firstRetained(now))} or (${isUnfiled}))`
    }),
  },
  {
    kind: 'tax-details',
    what: 'Tax details of erased accounts',
    kept: `${RECORD_YEARS} years after the year of the last earning`,
    why: WHY,
    remove: ({ db, now }, limit) => {
      const kept = yearSpan(firstRetained(now)).from.toISOString()
      const isOver = sql`vendor_id in (select id from account where erased_at is not null)
        and not exists (select from earning where earning.vendor_id = tax_details.vendor_id and owed_at >= ${kept})
        and not exists (select from recorded_payment join appointment on appointment.id = appointment_id
          where appointment.vendor_id = tax_details.vendor_id and recorded_at >= ${kept})`
      return countRows(db, sql`delete from ${taxDetails} where ${unlockedRows(taxDetails, isOver, limit)}`)
    },
  },
]
