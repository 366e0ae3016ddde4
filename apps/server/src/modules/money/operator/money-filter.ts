import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SummedRows } from '../../../platform/database/counted-rows.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { idIn, isOfNamed } from '../../booking/public.ts'

/** Which rows an admin asks for. */
export interface MoneyFilter<Status extends string> {
  search?: string | undefined
  status?: Status | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** Found rows of a page, with the number and the sum of all that was found. */
export interface Found<Row> extends SummedRows {
  rows: Row[]
}

/** Returns the condition that a column lies within the requested period. */
export const within = (column: PgColumn, { from, to }: MoneyFilter<string>) =>
  and(from && gte(column, from), to && lt(column, to))

/** The provider's ids begin with their type, as in `pi_3Q…`; no name does. */
const PROVIDER_ID = /^[a-z]+_\w+$/i

/**
 * Matches the search text with a name of either side, an id of ours or one of the provider's. It is one of the
 * three, and each asks one table alone, so that an index serves.
 */
export const mentions = (
  typed: string | undefined,
  own: PgColumn,
  paidFor: PgColumn,
  provider: readonly PgColumn[],
) => {
  if (!typed) return undefined
  const id = idIn(typed)
  if (id) return or(eq(own, id), eq(paidFor, id))
  if (PROVIDER_ID.test(typed)) return or(...provider.map((each) => eq(each, typed)))
  return sql`${paidFor} in (select ${appointment.id} from ${appointment} where ${isOfNamed(typed)})`
}
