import { isDeepStrictEqual } from 'node:util'
import type { SettingValues } from '@anseo/contract/setting-values'
import type { SpecialityOnWire } from '@anseo/contract/specialities'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database, Queryable } from '../database/database.ts'
import { installationValues, type OperatorSettings, settingsFrom } from './operator-settings.ts'
import { readOverrides } from './setting-store.ts'

/** The longest time for which a process may use settings that another process has changed. */
const REFRESH_EVERY_MS = 2_000

/** The settings and specialities of the operator, as pages and texts show them, the specialities in their order. */
export interface ShownSettings extends OperatorSettings {
  specialities: readonly SpecialityOnWire[]
}

/** The operator's settings as they are now, in every process. */
export interface LiveSettings {
  /** The settings as last seen, at most 2 s old: for display. The same object until something changes. */
  readonly current: ShownSettings
  /** Reads the settings from the database, within the caller's transaction: for decisions and charges. */
  read(db: Queryable): Promise<OperatorSettings>
  /** Sees at once what this process has just changed. */
  refresh(): Promise<void>
  /** Refreshes at intervals until stopped. */
  watch(log: Logger): { stop(): Promise<void> }
}

/**
 * Opens the settings: environment values, overridden by the database from the start.
 * @param readSpecialities reads those of the marketplace.
 */
export async function openLiveSettings(
  db: Database,
  config: Config,
  readSpecialities: (from: Queryable) => Promise<SpecialityOnWire[]>,
): Promise<LiveSettings> {
  const first = installationValues(config)
  const readValues = async (from: Queryable): Promise<SettingValues> => ({
    ...first,
    ...(await readOverrides(from)),
  })
  const readShown = async (): Promise<ShownSettings> => {
    const [values, specialities] = await Promise.all([readValues(db), readSpecialities(db)])
    return { ...settingsFrom(values), specialities }
  }
  let current = await readShown()
  const look = async () => {
    const shown = await readShown()
    if (!isDeepStrictEqual(shown, current)) current = shown
  }
  let looking = Promise.resolve()
  /** Refreshes run one after the other, so that an older read never overwrites a later one. */
  const refresh = () => {
    const looked = looking.then(look)
    looking = looked.catch(() => undefined)
    return looked
  }
  return {
    get current() {
      return current
    },
    read: async (from) => settingsFrom(await readValues(from)),
    refresh,
    watch: (log) => {
      const warn = (error: unknown) => log.warn({ error }, 'The settings are out of reach')
      const timer = setInterval(() => void refresh().catch(warn), REFRESH_EVERY_MS)
      return {
        stop: async () => {
          clearInterval(timer)
          await looking
        },
      }
    },
  }
}
