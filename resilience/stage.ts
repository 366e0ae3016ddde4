import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { startEmbeddedPostgres } from '@anseo/embedded-postgres/start'
import { migrate } from '@anseo/server/platform/database/migrate'
import { endProcess, hasEnded } from '@anseo/test-support/end-process'
import { freePort } from '@anseo/test-support/free-port'
import { BUILT_SERVER, SERVER_FLAGS } from '../scripts/server-program.mjs'
import { endQuietly } from './end-quietly.ts'

const ROOT = join(import.meta.dirname, '..')

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
  const folder = await mkdtemp(join(tmpdir(), 'anseo-fuzz-'))
  // The unprivileged user of the embedded database needs to traverse the folder.
  await chmod(folder, 0o711)
  const log = { info: () => undefined, warn: console.warn }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, settings: FAST })
  await migrate(postgres.url)
  const database = new Pool({ connectionString: postgres.url, max: 4 })
  endQuietly(database)
  const port = await freePort()
  const child = startServer(postgres.url, port, join(folder, 'data'))
  const failures = readFailures(child)
  const url = `http://127.0.0.1:${port}`
  const ended = () => (hasEnded(child) ? (child.signalCode ?? `exit ${child.exitCode}`) : null)
  const close = async () => {
    await endProcess(child, 'SIGTERM')
    await database.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) {
    if (ended()) {
      await close()
      throw new Error(`The server ended before it was ready:\n${failures.join('\n')}`)
    }
    await pause(50)
  }
  return {
    url,
    database,
    takeFailures: () => failures.splice(0),
    ended,
    residentBytes: () => residentBytes(child.pid!),
    close,
  }
}

function startServer(databaseUrl: string, port: number, dataDir: string): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  return spawn(process.execPath, [...SERVER_FLAGS, BUILT_SERVER], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE: join(ROOT, '.cache/compile'),
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}
