import { type SQL, sql } from 'drizzle-orm'
import { refund } from '../tables/payments.ts'

/** Selects the vendors' part of the matching refunds by operators, in cents (D2). */
export const borneByVendor = (matches: SQL): SQL<number> => sql<number>`(
  select coalesce(sum(${refund.vendorFeeCents} - ${refund.lossCents}), 0)::int from ${refund}
  where ${matches} and ${refund.bearer} is not null)`
