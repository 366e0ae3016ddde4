import type { SettingName } from '@anseo/contract/setting-values'
import { count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { settingChange } from '../../../platform/settings/setting-changes.ts'

/** Locks the settings until the end of the transaction, so that each change is compared with the one before. */
export const lockSettings = (db: Transaction) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`)

/** Returns a page of the changes of settings, newest first, each with the value before it, and their total number. */
export async function listChanges(
  db: Queryable,
  { name, page, pageSize }: { name: SettingName | undefined; page: number; pageSize: number },
) {
  const ofName = name && eq(settingChange.name, name)
  const changes = db
    .select({
      id: settingChange.id,
      name: settingChange.name,
      to: settingChange.value,
      from: sql<unknown>`lag(${settingChange.value}) over (partition by ${settingChange.name} order by ${settingChange.id})`.as(
        'from',
      ),
      changedBy: settingChange.changedBy,
      changedAt: settingChange.changedAt,
    })
    .from(settingChange)
    .where(ofName)
    .as('changes')
  const rows = await db
    .select({
      id: changes.id,
      name: changes.name,
      from: changes.from,
      to: changes.to,
      changedBy: changes.changedBy,
      changedByName: account.name,
      changedAt: changes.changedAt,
    })
    .from(changes)
    .leftJoin(account, eq(account.id, changes.changedBy))
    .orderBy(desc(changes.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [total] = await db.select({ rows: count() }).from(settingChange).where(ofName)
  return { rows, total: total?.rows ?? 0 }
}
