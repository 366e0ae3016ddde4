import type { AdminRole } from '@anseo/domain/admin-role'
import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToAccount } from './accounts.ts'

/** The operator's team (D1). An admin's account without a row here is a former member's and opens nothing. */
export const teamMember = pgTable(
  'team_member',
  {
    accountId: belongsToAccount().primaryKey(),
    role: text('role').$type<AdminRole>().notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    check('team_member_role', sql`${table.role} in ('reader', 'support', 'finance', 'vetting', 'owner')`),
  ],
)
