import type { Logger } from 'pino'
import { type App, buildApp } from './app.ts'
import { ConfigurationError, readConfig } from './platform/config/config.ts'
import { causeOf } from './platform/process/cause-of.ts'
import { createClock } from './platform/process/clock.ts'
import { openLog } from './platform/process/log.ts'
import { startEmbeddedPostgres } from '@anseo/embedded-postgres/start'
import { migrate } from './platform/database/migrate.ts'
import { priceVendors } from './modules/catalogue/public.ts'
import { endInOrder } from './orderly-end.ts'
import { hasDemonstration, refuseDemonstration } from './refuse-demonstration.ts'
import { announce } from './startup-message.ts'

/** The number of connections that may wait to be accepted, so that in a crowd each gets a response at once. */
const WAITING_AT_THE_DOOR = 4096

/** Options of starting the product. */
export interface StartOptions {
  /** Puts first data into the database that comes with the product; nothing is put there when left out. */
  fillOwnDatabase?: (app: App) => Promise<void>
}

/** Runs the product until shutdown. A failure to start is printed, and the process exits with 1. */
export async function runServer(options: StartOptions = {}): Promise<void> {
  try {
    await start(options)
  } catch (error) {
    if (error instanceof ConfigurationError) console.error(`\n  ${error.message}\n`)
    else console.error(causeOf(error))
    process.exit(1)
  }
}

/** Reads the settings, opens the resources, starts the product and prints its address. */
async function start({ fillOwnDatabase }: StartOptions) {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const end = endInOrder(config.drainSeconds, log)
  const embedded = config.databaseUrl
    ? undefined
    : await end.open(
        () => startEmbeddedPostgres({ dataDir: config.dataDir, log: launcherLog(log) }),
        (postgres) => postgres.stop(),
      )
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  await end.open(() => migrate(config.databaseDirectUrl ?? databaseUrl, (text) => log.warn(text)))
  const app = await end.open(
    () => buildApp({ config, databaseUrl, clock: createClock(config.fakeNow), log }),
    (built) => built.close(),
  )
  const openSites = await end.open(() => prepareSites(app))
  if (config.production) await end.open(() => refuseDemonstration(app.runtime.db))
  else if (embedded && fillOwnDatabase) await end.open(() => fillOwnDatabase(app))
  const demo = !config.production && (await hasDemonstration(app.runtime.db))
  await priceVendors(app.runtime)
  await end.open(async () => {
    await openSites(demo)
    await app.http.listen({ port: config.port, host: config.host, backlog: WAITING_AT_THE_DOOR })
  })
  end.beforeClosing(() => app.drain())
  await end.open(() => app.startBackground())
  announce({
    addresses: app.runtime.addresses,
    demo,
    caughtMail: !config.smtpUrl,
    testCards: config.production && !config.stripe?.live,
  })
}

/**
 * The sites as they were built, or with `--dev` straight from their sources: then Vite starts while the database is
 * filled. @returns what opens them, given whether there is a demonstration.
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
