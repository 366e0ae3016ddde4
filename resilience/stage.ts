import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { Pool } from 'pg'
import { endProcess, hasEnded } from '@anseo/test-support/end-process'
import { freePort } from '@anseo/test-support/free-port'
import { residentBytes } from '@anseo/test-support/resident-bytes'
import { spawnProduct, untilReady } from '../scripts/spawn-product.ts'
import { openTemporaryDatabase } from '../scripts/temporary-database.ts'
import { endQuietly } from './end-quietly.ts'

/** Durability is switched off, since the data of a run need not survive a crash. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** The product as a separate process, on a database and a data folder of its own. */
export interface Stage {
  /** `http://127.0.0.1:<port>` */
  url: string
  /** A pool of its own on the product's database. */
  database: Pool
  /** Returns the failures logged since the last call, a line each. */
  takeFailures(): string[]
  /** Returns the end of the process, or null while it runs. */
  ended(): string | null
  /** Returns the resident memory of the process, in bytes. */
  residentBytes(): Promise<number>
  close(): Promise<void>
}

/** Starts the built product with an empty database and rate limits too high to be reached. */
export async function openStage(): Promise<Stage> {
  const postgres = await openTemporaryDatabase('fuzz', FAST)
  const database = new Pool({ connectionString: postgres.url, max: 4 })
  endQuietly(database)
  const port = await freePort()
  const settings = {
    DATABASE_URL: postgres.url,
    PORT: String(port),
    DATA_DIR: join(postgres.folder, 'data'),
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
  }
  const child = spawnProduct(settings, { stdio: ['ignore', 'pipe', 'pipe'] })
  const failures = readFailures(child)
  const url = `http://127.0.0.1:${port}`
  const ended = () => (hasEnded(child) ? (child.signalCode ?? `exit ${child.exitCode}`) : null)
  const close = async () => {
    await endProcess(child, 'SIGTERM')
    await database.end()
    await postgres.remove()
  }
  await untilReady(child, url).catch(async ({ message }: Error) => {
    await close()
    throw new Error(`${message}:\n${failures.join('\n')}`)
  })
  return {
    url,
    database,
    takeFailures: () => failures.splice(0),
    ended,
    residentBytes: () => residentBytes(child.pid!),
    close,
  }
}

/** Collects error lines of the log, and the standard error output of a process that exits with an error. */
function readFailures(child: ChildProcess): string[] {
  const failures: string[] = []
  let rest = ''
  const take = (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    failures.push(...lines.filter((line) => line.startsWith('{"level":')))
  }
  child.stdout!.setEncoding('utf8').on('data', take)
  // Libraries also print warnings about bad requests, so the output counts only if the process fails.
  let said = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4_000)))
  child.on('exit', (code) => code !== 0 && code !== null && failures.push(said))
  return failures
}
