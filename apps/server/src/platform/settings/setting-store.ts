import { type SettingName, settingValues, type SettingValues } from '@anseo/contract/setting-values'
import { desc } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { settingChange } from './setting-changes.ts'

/**
 * Reads the settings that admins have set, by name. Settings that were reset to the installation's value, or that this
 * version does not know, are absent.
 */
export async function readOverrides(db: Queryable): Promise<Partial<SettingValues>> {
  const rows = await db
    .selectDistinctOn([settingChange.name], { name: settingChange.name, value: settingChange.value })
    .from(settingChange)
    .orderBy(settingChange.name, desc(settingChange.id))
  const known = rows.filter(({ name, value }) => value !== null && name in settingValues.shape)
  // The values were validated when they were set.
  return Object.fromEntries(known.map(({ name, value }) => [name, value])) as Partial<SettingValues>
}

/** Stores the change of a setting; `value` null resets it to the installation's value. */
export const insertSettingChange = (
  db: Transaction,
  change: { name: SettingName; value: unknown; changedBy: string; changedAt: Date },
) => db.insert(settingChange).values(change)
