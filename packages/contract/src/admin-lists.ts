import type { AdminRole } from '@anseo/domain/admin-role'
import { MAX_SELECTED_ROWS } from '@anseo/domain/limits'
import { z } from 'zod'
import { call } from './call.ts'
import { id } from './wire.ts'

/** Orders of the lists of money: by time or by amount, the larger first or last. */
export const MONEY_ORDERS = ['newest', 'oldest', 'amount', 'amount-asc'] as const
export type MoneyOrder = (typeof MONEY_ORDERS)[number]

/** Rows selected by hand, as their ids with commas between; left out it means all that the filters find. */
const selected = (rowId: z.ZodType<string, string>) =>
  z
    .string()
    .max(MAX_SELECTED_ROWS * 37)
    .transform((text) => text.split(','))
    .pipe(z.array(rowId).max(MAX_SELECTED_ROWS))
    .optional()

/** The parameters of a list's path and the type of its rows' ids, where they are not a fixed path and UUIDs. */
interface Unusual<Params extends z.ZodObject | undefined> {
  params?: Params
  rowId?: z.ZodType<string, string>
}

/**
 * Declares the download of a list as CSV: all pages of it, by the filters and in the order of the list (D4).
 * @param list the path of the list.
 */
export const exportCall = <
  const P extends string,
  F extends z.core.$ZodLooseShape,
  Params extends z.ZodObject | undefined = undefined,
>(
  list: P,
  what: string,
  roles: readonly AdminRole[],
  filters: F,
  { params, rowId = id() }: Unusual<Params> = {},
) =>
  call({
    method: 'GET',
    path: `${list}.csv` as const,
    access: 'admin',
    roles,
    summary: `Download ${what} as CSV: all that the filters find, in the same order. \`ids\` narrows it to those rows.`,
    params: params as Params,
    query: z.object({ ...filters, ids: selected(rowId) }),
    file: 'text/csv',
  })
