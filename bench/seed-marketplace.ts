import { spawnSync } from 'node:child_process'
import { type Stage, withPool } from './stage.ts'

/** The size of a seeded marketplace. */
export interface MarketplaceSize {
  vendors: number
  appointments: number
}

/** Settings that make PostgreSQL load faster but unsafe in a crash; after one, the database is simply seeded again. */
const FOR_LOADING = { fsync: 'off', max_wal_size: '8GB', checkpoint_timeout: '30min' }

/** Fills an empty database with a marketplace, as `npm run seed` does. @returns its URL. */
export async function seedMarketplace(
  stage: Stage,
  { vendors, appointments }: MarketplaceSize,
): Promise<string> {
  const databaseUrl = await stage.createEmptyDatabase()
  await changeSettings(
    databaseUrl,
    Object.entries(FOR_LOADING).map(([name, value]) => `set ${name} = '${value}'`),
  )
  const numbers = ['--vendors', vendors, '--appointments', appointments].map(String)
  const { status, stderr } = spawnSync(process.execPath, ['apps/demo/src/seed.ts', ...numbers], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  })
  await changeSettings(
    databaseUrl,
    Object.keys(FOR_LOADING).map((name) => `reset ${name}`),
  )
  if (status !== 0) throw new Error(`Seeding failed: ${stderr}`)
  return databaseUrl
}

const changeSettings = (url: string, changes: string[]) =>
  withPool(url, async (pool) => {
    for (const change of changes) await pool.query(`alter system ${change}`)
    await pool.query('select pg_reload_conf()')
  })
