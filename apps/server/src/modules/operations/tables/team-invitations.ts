import type { AdminRole } from '@anseo/domain/admin-role'
import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { account } from '../../identity/tables/accounts.ts'

/** Invitations into the operator's team that nobody has accepted yet (D1). Only the SHA-256 of a link's token is stored. */
export const teamInvitation = pgTable(
  'team_invitation',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<AdminRole>().notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    invitedAt: instant('invited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tokenHash: text('token_hash').notNull(),
  },
  (table) => [
    uniqueIndex('team_invitation_email').on(table.email),
    uniqueIndex('team_invitation_token_hash').on(table.tokenHash),
    check('team_invitation_role', sql`${table.role} in ('reader', 'support', 'finance', 'vetting', 'owner')`),
    check('team_invitation_email_folded', sql`${table.email} = lower(${table.email})`),
  ],
)
