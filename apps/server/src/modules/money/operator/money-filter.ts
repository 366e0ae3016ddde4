import type { MoneyOrder } from '@anseo/contract/admin-lists'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SummedRows } from '../../../platform/database/counted-rows.ts'
import type { Period } from '../../../platform/database/is-within.ts'
import type { ListOrder } from '../../../platform/database/list-order.ts'
import { uuidOrNull } from '../../../platform/database/uuid-or-null.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { hasContactNamed, hasPartyNamed } from '../../booking/public.ts'

/** Which rows an admin asks for. */
export interface MoneyFilter<Status extends string> extends Period {
  search?: string | undefined
  status?: Status | undefined
  ids?: readonly string[] | undefined
}

/** Found rows of a page, with the number and the sum of all that was found. */
export interface Found<Row> extends SummedRows {
  rows: Row[]
}

/** Returns each order of a list of money, by its time and its amount. */
export const moneyOrders = (at: PgColumn, cents: PgColumn): Record<MoneyOrder, ListOrder> => ({
  newest: { key: at, down: true },
  oldest: { key: at },
  amount: { key: cents, down: true },
  'amount-asc': { key: cents },
})

/** Returns the condition that a row was selected by hand, where some were. */
export const isSelected = (id: PgColumn, { ids }: MoneyFilter<string>) => ids && inArray(id, [...ids])

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
  const id = uuidOrNull(typed)
  if (id) return or(eq(own, id), eq(paidFor, id))
  if (PROVIDER_ID.test(typed)) return or(...provider.map((each) => eq(each, typed)))
  const isNamed = or(hasPartyNamed(typed), hasContactNamed(typed))
  return sql`${paidFor} in (select ${appointment.id} from ${appointment} where ${isNamed})`
}
