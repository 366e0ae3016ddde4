import type { SettingChangeOnWire } from '@anseo/contract/settings'
import type { SettingName } from '@anseo/contract/setting-values'
import type { listChanges } from './store.ts'

type ChangeRow = Awaited<ReturnType<typeof listChanges>>['rows'][number]

/** Returns a change as an admin sees it. */
export const changeToWire = (row: ChangeRow): SettingChangeOnWire => ({
  _id: String(row.id),
  name: row.name as SettingName,
  from: row.from ?? null,
  to: row.to ?? null,
  changedAt: row.changedAt.toISOString(),
  changedBy:
    row.changedBy && row.changedByName !== null ? { _id: row.changedBy, name: row.changedByName } : null,
})
