import type { ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { socketUrl } from '@anseo/embedded-postgres/connection'
import { readPostmaster } from '@anseo/embedded-postgres/postmaster'
import { startEmbeddedPostgres } from '@anseo/embedded-postgres/start'
import { migrate } from '@anseo/server/platform/database/migrate'
import { endProcess } from '@anseo/test-support/end-process'
import { freePort } from '@anseo/test-support/free-port'
import { spawnProduct, untilReady } from '../../scripts/spawn-product.ts'
import { endQuietly } from '../end-quietly.ts'

const START_WITHIN_MS = 90_000
const END_WITHIN_MS = 30_000

/** The running product with its embedded database, and the faults that a run can cause. */
export interface Stage {
  url: string
  /** Kills the process without warning and starts it again. @returns ms until it was ready. */
  killProcess(): Promise<number>
  /** Kills PostgreSQL without warning; the product itself must restart it. @returns ms until it was ready. */
  killDatabase(): Promise<number>
  /** Opens a pool on the current database for the duration of `use`. */
  withDatabase<T>(use: (database: Pool) => Promise<T>): Promise<T>
  /** Shuts the process down gracefully. @returns ms that it took. */
  stop(): Promise<number>
  /** Returns whether the process has exited on its own. */
  hasEndedByItself(): boolean
  remove(): Promise<void>
}

/**
 * Starts the product on a data folder of its own, with PostgreSQL's usual durability settings.
 * @param prepare fills the database before the first start.
 */
export async function openStage(prepare: (database: Pool) => Promise<void>): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'anseo-chaos-'))
  await chmod(folder, 0o711)
  await prepareDatabase(folder, prepare)
  const cluster = join(folder, 'postgres')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child = startServer(folder, port)
  let endedByItself = false
  const watch = (watched: ChildProcess) =>
    watched.once('exit', () => (endedByItself ||= watched === child && !isBeingEnded))
  let isBeingEnded = false
  watch(child)

  const end = async (signal: NodeJS.Signals) => {
    isBeingEnded = true
    await endProcess(child, signal)
  }
  const start = () => {
    isBeingEnded = false
    child = startServer(folder, port)
    watch(child)
  }
  const remove = async () => {
    await end('SIGTERM')
    // Starting the database once more ends processes that a killed one has left running.
    await prepareDatabase(folder, async () => undefined)
    await rm(folder, { recursive: true, force: true })
  }
  const untilBack = () => untilReady(child, url, { everyMs: 20 })
  await untilBack().catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return {
    url,
    killProcess: async () => {
      const began = performance.now()
      await end('SIGKILL')
      start()
      await untilBack()
      return performance.now() - began
    },
    killDatabase: async () => {
      const began = performance.now()
      const { pid } = readPostmaster(cluster)!
      process.kill(pid, 'SIGKILL')
      // The old postmaster may still seem ready until a new one has replaced it.
      while ((readPostmaster(cluster)?.pid ?? pid) === pid && within(began)) await pause(10)
      await untilBack()
      return performance.now() - began
    },
    withDatabase: async (use) => {
      const database = new Pool({
        connectionString: socketUrl(readPostmaster(cluster)!.socketFolder, 'anseo'),
      })
      endQuietly(database)
      try {
        return await use(database)
      } finally {
        await database.end()
      }
    },
    stop: async () => {
      const began = performance.now()
      const late = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
      await end('SIGTERM')
      clearTimeout(late)
      return performance.now() - began
    },
    hasEndedByItself: () => endedByItself,
    remove,
  }
}

async function prepareDatabase(dataDir: string, prepare: (database: Pool) => Promise<void>): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined }
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  await migrate(postgres.url)
  const database = new Pool({ connectionString: postgres.url })
  endQuietly(database)
  await prepare(database)
  await database.end()
  await postgres.stop()
}

const startServer = (dataDir: string, port: number): ChildProcess =>
  spawnProduct({
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  })

const within = (began: number) => performance.now() - began < START_WITHIN_MS
