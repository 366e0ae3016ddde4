import { and, gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A period; without `from` or `to` it is open at that side. */
export interface Period {
  from?: Date | undefined
  to?: Date | undefined
}

/** Returns the condition that an instant is at `from` or later, and before `to`; undefined if the period is open at both sides. */
export const isWithin = (instant: PgColumn, { from, to }: Period): SQL | undefined =>
  and(from && gte(instant, from), to && lt(instant, to))
