import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { erasure } from '../tables/erasures.ts'

/** Returns the name of an account for financial records: its original name, even after the account is erased. */
export const recordedName = (owner: { id: PgColumn; name: PgColumn }): SQL<string> =>
  sql<string>`coalesce((select ${erasure.nameInRecords} from ${erasure} where ${erasure.accountId} = ${owner.id}), ${owner.name})`
