import type { AdminRole } from '@anseo/domain/admin-role'
import type { teamMember } from '@anseo/server/modules/identity/tables/team'
import { keyed } from './keyed.ts'
import { daysBefore } from './moments.ts'
import { type AccountRow, accountRow } from './people-rows.ts'

/** One of each role beside the owner, who is the demonstration's admin. */
const COLLEAGUES: readonly { name: string; man?: true; role: AdminRole; daysAgo: number }[] = [
  { name: 'Orla Keane', role: 'support', daysAgo: 610 },
  { name: 'Declan Hayes', man: true, role: 'finance', daysAgo: 480 },
  { name: 'Síle Moran', role: 'vetting', daysAgo: 300 },
  { name: 'Tadhg Power', man: true, role: 'reader', daysAgo: 45 },
]

export const colleagues = COLLEAGUES.map(keyed)

interface Colleague {
  key: string
  account: AccountRow
  role: AdminRole
}

/** Returns the accounts of the owner's colleagues. */
export const colleagueRows = (passwordHash: string, now: Date): Colleague[] =>
  colleagues.map(({ key, name, role, daysAgo }) => ({
    key,
    role,
    account: accountRow({ key, name, role: 'admin', createdAt: daysBefore(now, daysAgo), passwordHash }),
  }))

/** Returns the members of the team. */
export const teamRows = (
  owner: AccountRow,
  others: readonly Colleague[],
): (typeof teamMember.$inferInsert)[] => [
  { accountId: owner.id, role: 'owner', joinedAt: owner.createdAt },
  ...others.map(({ account, role }) => ({ accountId: account.id, role, joinedAt: account.createdAt })),
]
