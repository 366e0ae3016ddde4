import { buildApp } from '@anseo/server/app'
import { readConfig } from '@anseo/server/platform/config/config'
import { createClock } from '@anseo/server/platform/process/clock'
import { openLog } from '@anseo/server/platform/process/log'
import { migrate } from '@anseo/server/platform/database/migrate'
import { fillWithDemonstration } from './fill-with-demonstration.ts'

// Migrates the database at DATABASE_URL and, if it has no accounts yet, fills it with the demo data. It is meant for
// trying out several processes together; `npm start` needs no such step.
const config = readConfig(process.env)
if (config.databaseUrl === undefined) throw new Error('Set DATABASE_URL to the database to fill')
if (config.production) throw new Error("Demo data can't be used in production")
await migrate(config.databaseUrl)
const app = await buildApp({
  config,
  databaseUrl: config.databaseUrl,
  clock: createClock(config.fakeNow),
  log: openLog(config.logLevel),
})
await fillWithDemonstration(app)
await app.close()
