import closeWithGrace from 'close-with-grace'
import { type App, buildApp } from './app.ts'
import { ConfigurationError, readConfig } from './config.ts'
import { causeOf } from './infrastructure/database/sql-state.ts'
import { createClock } from './infrastructure/clock.ts'
import { openLog } from './infrastructure/log.ts'
import { openFirstData } from './first-data.ts'
import { startEmbeddedPostgres } from './infrastructure/database/embedded/start.ts'
import { migrate } from './infrastructure/database/migrate.ts'
import { announce } from './startup-message.ts'

/** So many connections may wait to be accepted: a crowd is told at once that there is one, instead of being left to knock. */
const WAITING_AT_THE_DOOR = 4096
/** A server that has not closed so long after its drain is ended. */
const CLOSE_WITHIN_MS = 10_000
/** close-with-grace exits at once when one of them comes a second time. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

try {
  await start()
} catch (error) {
  if (error instanceof ConfigurationError) console.error(`\n  ${error.message}\n`)
  else console.error(causeOf(error))
  process.exit(1)
}

/** Reads the settings, brings up what is below, then the product, and says where it is. */
async function start() {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: { info: (text) => log.info(text), warn: (text) => log.warn(text) },
      })
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  await migrate(config.databaseDirectUrl ?? databaseUrl)
  const app = await buildApp({ config, databaseUrl, clock: createClock(config.fakeNow), log })
  const demo = await openFirstData(app, { embedded: embedded !== undefined })
  await openSites(app, demo)
  await app.http.listen({ port: config.port, host: config.host, backlog: WAITING_AT_THE_DOOR })
  await app.startBackground()
  closeOnSignal(app, async () => embedded?.stop())
  announce({
    addresses: app.runtime.addresses,
    demo,
    caughtMail: !config.smtpUrl,
    testCards: config.production && !config.stripe?.live,
  })
}

/** The sites as they were built, or with `--dev` straight from their sources. */
async function openSites({ http, runtime }: App, demo: boolean) {
  const { config, settings, publicUrl, addresses, clock, replyCache: cache } = runtime
  const options = { config, settings, publicUrl, addresses, clock, cache, demo }
  if (process.argv.includes('--dev')) return (await import('./sites/dev-sites.ts')).devSites(http, options)
  return (await import('./sites/built-sites.ts')).builtSites(http, options)
}

/** Ends in an orderly way, once: Ctrl+C reaches npm and the server, and npm passes it on. */
function closeOnSignal(app: App, stopDatabase: () => Promise<void>) {
  const { config, log } = app.runtime
  const ending = closeWithGrace(
    { delay: config.drainSeconds * 1000 + CLOSE_WITHIN_MS, skip: [...SIGNALS] },
    async ({ err }) => {
      if (err) log.error({ err }, 'Stopping after a failure')
      else await app.drain()
      await app.close()
      await stopDatabase()
    },
  )
  let isEnding = false
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!isEnding) ending.close()
      isEnding = true
    })
  }
}
