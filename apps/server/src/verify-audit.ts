// `npm run audit:verify`: checks that the audit log is as it was recorded (D11).
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@anseo/embedded-postgres/start'
import { type KnownLink, verifyChain } from './modules/audit/public.ts'
import { ConfigurationError, readConfig } from './platform/config/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { unwrapQueryError } from './platform/process/unwrap-query-error.ts'
import { openLog } from './platform/process/log.ts'

const USAGE = `npm run audit:verify                              the database of DATABASE_URL, or the product's own while it is stopped
npm run audit:verify -- --head <position>:<hash>  also that the log had this end, as the server logs it every hour`

try {
  process.exitCode = await verify(readHead())
} catch (error) {
  const cause = unwrapQueryError(error)
  console.error(`\n  ${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}

/** Verifies the chain of the audit log and prints the result. @returns the exit code: 1 if anything is not as it was recorded. */
async function verify(known: KnownLink | undefined): Promise<number> {
  const config = readConfig(process.env)
  const log = openLog('warn')
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  try {
    const isPooled = config.databaseDirectUrl !== undefined
    const { db, pool } = openDatabase(config.databaseUrl ?? embedded!.url, 1, log, { isPooled })
    const { position, hash, faults } = await verifyChain(db, known)
    await pool.end()
    for (const { fault, entry, position: place } of faults)
      console.error(`Entry ${entry ?? 'unknown'}, position ${place ?? 'none'}: ${fault}`)
    console.log(
      `${position} links, ${faults.length === 0 ? 'intact' : 'NOT INTACT'}. End: ${position}:${hash}`,
    )
    return faults.length === 0 ? 0 : 1
  } finally {
    await embedded?.stop()
  }
}

function readHead(): KnownLink | undefined {
  const { values } = parseArgs({ options: { head: { type: 'string' } } })
  if (values.head === undefined) return undefined
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(values.head) ?? []
  if (!position || !hash) throw new ConfigurationError(USAGE)
  return { position: Number(position), hash }
}
