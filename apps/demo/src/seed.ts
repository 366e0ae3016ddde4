import { ConfigurationError, readConfig } from '@anseo/server/platform/config/config'
import { DEMO_PASSWORD } from '@anseo/server/modules/identity/public'
import { startEmbeddedPostgres } from '@anseo/embedded-postgres/start'
import { migrate } from '@anseo/server/platform/database/migrate'
import { fillSeed } from './volume/fill-seed.ts'
import { readSeedPlan, SeedPlanError } from './volume/seed-plan.ts'
import { createClock } from '@anseo/server/platform/process/clock'
import { openLog } from '@anseo/server/platform/process/log'
import { hashPassword } from '@anseo/server/platform/passwords/password-hash'

/** Loading is mostly writing; these settings avoid a checkpoint every few seconds. */
const FOR_LOADING = { max_wal_size: '8GB', checkpoint_timeout: '30min', shared_buffers: '1GB' }

try {
  await seed()
} catch (error) {
  const isAsked = error instanceof SeedPlanError || error instanceof ConfigurationError
  console.error(isAsked ? `\n  ${error.message}\n` : error)
  process.exit(1)
}

/** Fills the database of `DATABASE_URL`, or the one that comes with the product, as the command line asks. */
async function seed() {
  const plan = readSeedPlan(process.argv.slice(2))
  const config = readConfig(process.env)
  if (config.production) {
    throw new SeedPlanError(
      "Fake data can't be used in production, because all its accounts share a known password",
    )
  }
  const log = openLog(config.logLevel)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log, settings: FOR_LOADING })
  try {
    const url = config.databaseUrl ?? embedded?.url ?? ''
    await migrate(url)
    const began = performance.now()
    const note = (text: string) =>
      console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text}`)
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    await fillSeed(url, { ...plan, now: createClock(config.fakeNow).now(), passwordHash }, note)
    note(`done; log in as vendor1.s${plan.seed}@seed.test or client1.s${plan.seed}@seed.test`)
  } finally {
    await embedded?.stop()
  }
}
