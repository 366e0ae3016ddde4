import type { Row } from './row.ts'
import { bookings } from './rows/bookings.ts'
import { list } from './rows/list.ts'

/** The rows of the table, in its order. */
export const ROWS: readonly Row[] = [list, bookings]
