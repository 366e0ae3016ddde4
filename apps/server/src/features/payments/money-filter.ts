import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { idIn, mentionsParties } from '../appointments/parties.ts'

/** Which rows an admin asks for. */
export interface MoneyFilter<Status extends string> {
  search?: string | undefined
  status?: Status | undefined
  from?: Date | undefined
  to?: Date | undefined
}

export interface Page {
  limit: number
  offset: number
}

/** Found rows of a page, and the number and sum in cents of all that was found. */
export interface Found<Row> {
  rows: Row[]
  total: number
  sumCents: number
}

/** Happened within the stretch of time that is asked for. */
export const within = (column: PgColumn, { from, to }: MoneyFilter<string>) =>
  and(from && gte(column, from), to && lt(column, to))

/** How many were found, and what they sum to. */
export const figures = (cents: PgColumn) => ({
  total: sql<number>`count(*)::int`,
  sumCents: sql<number>`coalesce(sum(${cents}), 0)`.mapWith(Number),
})

/** What was typed is a name of either side, an id of ours or one of the provider's. */
export const mentions = (typed: string | undefined, own: PgColumn, provider: readonly PgColumn[]) => {
  if (!typed) return undefined
  const id = idIn(typed)
  return or(mentionsParties(typed), id ? eq(own, id) : undefined, ...provider.map((each) => eq(each, typed)))
}
