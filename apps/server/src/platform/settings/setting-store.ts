import { settingValues, type SettingValues } from '@anseo/contract/setting-values'
import { desc } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { settingChange } from './setting-changes.ts'

/** What admins have set, by name; names that are set back, or that this version does not know, are absent. */
export async function readOverrides(db: Queryable): Promise<Partial<SettingValues>> {
  const rows = await db
    .selectDistinctOn([settingChange.name], { name: settingChange.name, value: settingChange.value })
    .from(settingChange)
    .orderBy(settingChange.name, desc(settingChange.id))
  const known = rows.filter(({ name, value }) => value !== null && name in settingValues.shape)
  // They were checked when they were set.
  return Object.fromEntries(known.map(({ name, value }) => [name, value])) as Partial<SettingValues>
}
