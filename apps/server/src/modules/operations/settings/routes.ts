import { SETTING_NAMES, type SettingValues } from '@anseo/contract/setting-values'
import { changeSettings, getSettings, listSettingChanges, revertSetting } from '@anseo/contract/settings'
import type { Bind } from '../../../platform/http/bind.ts'
import { installationValues } from '../../../platform/settings/operator-settings.ts'
import { readOverrides } from '../../../platform/settings/setting-store.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { changeSettingsBy, revertSettingBy } from './change-settings.ts'
import { priceBatch } from '../../catalogue/public.ts'
import { changeToWire } from './present.ts'
import { listChanges } from './store.ts'

/** Binds the calls of settings that the operator may change while the product runs. */
export function bindSettings(bind: Bind, runtime: Runtime) {
  bind(getSettings, async () => {
    const installation = installationValues(runtime.config)
    const overrides = await readOverrides(runtime.db)
    const settings: SettingValues = { ...installation, ...overrides }
    return { settings, installation, changed: SETTING_NAMES.filter((name) => name in overrides) }
  })
  bind(changeSettings, async ({ body, caller }) => {
    const changed = await changeSettingsBy(runtime, caller, body)
    await priceBatch(runtime)
    return changed === 0 ? 'No changes to save' : 'Settings saved'
  })
  bind(revertSetting, async ({ params, caller, body }) => {
    await revertSettingBy(runtime, caller, params.name, body.seen)
    await priceBatch(runtime)
    return 'Default restored'
  })
  bind(listSettingChanges, async ({ query }) => {
    const { rows, total } = await listChanges(runtime.db, { ...query, name: query.name })
    return { changes: rows.map(changeToWire), total, page: query.page, pageSize: query.pageSize }
  })
}
