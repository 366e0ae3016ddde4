import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'

/** An address whose owner wants no emails that vendors cause (B13). Only its digest is stored. */
export const stoppedAddress = pgTable('stopped_address', {
  /** SHA-256 of the address in lower case, in base64url. */
  digest: text('digest').primaryKey(),
  stoppedAt: instant('stopped_at').notNull(),
})
