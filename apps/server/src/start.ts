import type { Logger } from 'pino'
import { type App, buildApp } from './app.ts'
import { type Config, ConfigurationError, readConfig } from './platform/config/config.ts'
import { unwrapQueryError } from './platform/process/unwrap-query-error.ts'
import { createClock } from './platform/process/clock.ts'
import { openLog } from './platform/process/log.ts'
import { startEmbeddedPostgres } from '@anseo/embedded-postgres/start'
import { migrate } from './platform/database/migrate.ts'
import { requireDatabase } from './platform/database/require-database.ts'
import { priceVendors } from './modules/catalogue/public.ts'
import { closeAtExit } from './orderly-end.ts'
import { hasDemonstration, refuseDemonstration } from './refuse-demonstration.ts'
import { refuseUnknownSpecialities } from './refuse-unknown-specialities.ts'
import { createResources, type Resources } from './resources.ts'
import { announce } from './startup-message.ts'

/** The number of connections that may wait to be accepted, so that none of a sudden crowd is refused by the system. */
const LISTEN_BACKLOG = 4096

/** Options of starting the product. */
export interface StartOptions {
  /** Puts first data into the database that comes with the product; nothing is put there when left out. */
  fillOwnDatabase?: (app: App) => Promise<void>
}

/**
 * Runs the product in this process until shutdown, with the settings of the environment. A failure to start is printed,
 * and the process exits with 1.
 */
export async function runServer(options: StartOptions = {}): Promise<void> {
  try {
    const config = readConfig(process.env)
    const log = openLog(config.logLevel)
    const resources = createResources()
    closeAtExit(resources, config.drainSeconds, log)
    await startServer(config, log, resources, options)
  } catch (error) {
    if (error instanceof ConfigurationError) console.error(`\n  ${error.message}\n`)
    else console.error(unwrapQueryError(error))
    process.exit(1)
  }
}

/**
 * Opens the resources, starts the product and prints its address.
 * @param resources receives all that is opened; the caller closes it.
 */
export async function startServer(
  config: Config,
  log: Logger,
  resources: Resources,
  { fillOwnDatabase }: StartOptions = {},
): Promise<void> {
  const embedded = config.databaseUrl
    ? undefined
    : await resources.open(
        () => startEmbeddedPostgres({ dataDir: config.dataDir, log: launcherLog(log) }),
        (postgres) => postgres.stop(),
      )
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  for (const [setting, url] of Object.entries(namedDatabases(config))) {
    await resources.open(() => requireDatabase(setting, url))
  }
  await resources.open(() => migrate(config.databaseDirectUrl ?? databaseUrl, (text) => log.warn(text)))
  const app = await resources.open(
    () => buildApp({ config, databaseUrl, clock: createClock(config.fakeNow), log }),
    (built) => built.close(),
  )
  refuseUnknownSpecialities(config, app.runtime.settings.current.specialities)
  const openSites = await resources.open(() => prepareSites(app))
  if (config.production) await resources.open(() => refuseDemonstration(app.runtime.db))
  else if (embedded && fillOwnDatabase) await resources.open(() => fillOwnDatabase(app))
  const demo = !config.production && (await hasDemonstration(app.runtime.db))
  await priceVendors(app.runtime)
  await resources.open(async () => {
    await openSites(demo)
    await app.http.listen({ port: config.port, host: config.host, backlog: LISTEN_BACKLOG })
  })
  resources.beforeClosing(() => app.drain())
  await resources.open(() => app.startBackground())
  announce({
    addresses: app.runtime.addresses,
    demo,
    caughtMail: !config.smtpUrl,
    testCards: config.production && !config.stripe?.live,
  })
}

/** Returns the addresses of databases that the settings name, by setting. */
const namedDatabases = ({ databaseUrl, databaseDirectUrl }: Config): Record<string, string> => ({
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  ...(databaseDirectUrl && { DATABASE_DIRECT_URL: databaseDirectUrl }),
})

/**
 * Prepares the sites as they were built, or with `--dev` straight from their sources: then Vite starts while the
 * database is filled.
 * @returns what opens them, given whether there is a demonstration.
 */
async function prepareSites({ http, runtime }: App): Promise<(demo: boolean) => Promise<void>> {
  const { config, settings, publicUrl, addresses, clock, replyCache: cache, floodLimits } = runtime
  const options = { config, settings, publicUrl, addresses, clock, cache, floodLimits }
  if (process.argv.includes('--dev')) {
    const open = (await import('./sites/dev-sites.ts')).prepareDevSites(http)
    return (demo) => open({ ...options, demo })
  }
  const { builtSites } = await import('./sites/built-sites.ts')
  return (demo) => builtSites(http, { ...options, demo })
}

function launcherLog(log: Logger) {
  return { info: (text: string) => log.info(text), warn: (text: string) => log.warn(text) }
}
