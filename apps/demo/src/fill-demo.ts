import { buildApp } from '@anseo/server/app'
import { readConfig } from '@anseo/server/platform/config/config'
import { createClock } from '@anseo/server/platform/process/clock'
import { openLog } from '@anseo/server/platform/process/log'
import { migrate } from '@anseo/server/platform/database/migrate'
import { fillWithDemonstration } from './first-data.ts'

// Brings the database at DATABASE_URL to the present schema and, if nobody is in it yet, fills it with the
// demonstration: for several processes that are tried out together. `npm start` does it by itself.
const config = readConfig(process.env)
if (config.databaseUrl === undefined) throw new Error('DATABASE_URL says which database is to be filled')
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
