import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { readConfig } from '../platform/config/config.ts'
import { createClock } from '../platform/process/clock.ts'

// The product as a process of its own, as `main.ts` starts it, on a migrated database and without the built sites.
const config = readConfig(process.env)
const app = await buildApp({
  config,
  databaseUrl: config.databaseUrl!,
  clock: createClock(),
  log: pino({ level: config.logLevel }),
})
await app.http.listen({ port: config.port, host: config.host })
await app.startBackground()
process.send?.('ready')
