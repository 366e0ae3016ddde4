import { isDeepStrictEqual } from 'node:util'
import { SETTING_NAMES, type SettingName, type SettingValues } from '@anseo/contract/setting-values'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { installationValues } from '../../../platform/settings/operator-settings.ts'
import { readOverrides } from '../../../platform/settings/setting-store.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { requireKnown } from '../../catalogue/public.ts'
import { insertSettingChange } from '../../../platform/settings/setting-store.ts'
import { lockSettings } from './store.ts'

/**
 * Sets settings in every process, and records each one that changes. A value that equals the installation's is stored as
 * a return to it.
 * @returns how many have changed.
 * @throws Refusal `INVALID_REQUEST` for an unknown speciality, `CHANGED_MEANWHILE` for a value that is not the seen one.
 */
export async function changeSettingsBy(
  runtime: Runtime,
  { accountId }: Caller,
  { seen = {}, ...wanted }: Partial<SettingValues> & { seen?: Partial<SettingValues> | undefined },
): Promise<number> {
  for (const speciality of wanted.statutoryCancellation ?? [])
    requireKnown(runtime, speciality, 'statutoryCancellation')
  const first = installationValues(runtime.config)
  const changed = await runtime.transaction(async (unit) => {
    await lockSettings(unit.db)
    const before: SettingValues = { ...first, ...(await readOverrides(unit.db)) }
    const names = SETTING_NAMES.filter(
      (name) => wanted[name] !== undefined && !isDeepStrictEqual(wanted[name], before[name]),
    )
    for (const name of names) {
      requireSeen(seen, name, before[name])
      await recordChange(unit, accountId, { name, from: before[name], to: wanted[name], first: first[name] })
    }
    return names.length
  })
  await runtime.settings.refresh()
  return changed
}

/**
 * Returns a setting to the installation's value in every process; does nothing if it has that already.
 * @throws Refusal `CHANGED_MEANWHILE` for a value that is not the seen one.
 */
export async function revertSettingBy(
  runtime: Runtime,
  { accountId }: Caller,
  name: SettingName,
  seen: Partial<SettingValues> = {},
) {
  const first = installationValues(runtime.config)[name]
  await runtime.transaction(async (unit) => {
    await lockSettings(unit.db)
    const from = (await readOverrides(unit.db))[name]
    if (from === undefined) return
    requireSeen(seen, name, from)
    await recordChange(unit, accountId, { name, from, to: first, first })
  })
  await runtime.settings.refresh()
}

function requireSeen(seen: Partial<SettingValues>, name: SettingName, current: unknown) {
  if (seen[name] !== undefined && !isDeepStrictEqual(seen[name], current)) {
    throw new Refusal('CHANGED_MEANWHILE')
  }
}

interface Change {
  name: SettingName
  from: unknown
  to: unknown
  /** The installation's value; a setting that equals it is stored as not set. */
  first: unknown
}

async function recordChange(unit: UnitOfWork, adminId: string, { name, from, to, first }: Change) {
  const value = isDeepStrictEqual(to, first) ? null : to
  await insertSettingChange(unit.db, { name, value, changedBy: adminId, changedAt: unit.now })
  await recordAudit(unit, {
    adminId,
    action: value === null ? 'setting.reverted' : 'setting.changed',
    subject: { kind: 'setting', id: name },
    details: { [name]: { from, to } },
  })
}
