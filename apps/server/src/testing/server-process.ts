import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { endProcess } from '@anseo/test-support/end-process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { readConfig } from '../platform/config/config.ts'
import { createTestDatabase } from '@anseo/test-support/test-database'
import { freePort } from '@anseo/test-support/free-port'
import { createTestClock, type TestApp } from './test-app.ts'

const PROGRAM = `${import.meta.dirname}/serve.ts`
const COMPILE_CACHE = join(import.meta.dirname, '../../../../.cache/compile')

/**
 * The product in its own process with the real clock. `runtime` and `clock` belong to a second application in this process,
 * which is idle: it has the same database, and neither listens nor runs jobs.
 */
export interface ServerProcess extends TestApp {
  /** Kills it without warning. */
  kill(): Promise<void>
  /** Starts it again on the same database and port. */
  restart(): Promise<void>
}

/** Starts the product in a process of its own, on a database of its own. */
export async function startServerProcess(): Promise<ServerProcess> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'anseo-test-'))
  const port = await freePort()
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: String(port),
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent' as const,
  }
  let child = await startChild(settings)
  const log = pino({ level: 'silent' })
  const clock = createTestClock(new Date())
  const idleApp = await buildApp({ config: readConfig(settings), databaseUrl: database.url, clock, log })
  const kill = () => endProcess(child, 'SIGKILL')
  const close = async () => {
    await kill()
    await idleApp.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    ...idleApp,
    clock,
    url: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    kill,
    restart: async () => {
      await kill()
      child = await startChild(settings)
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

async function startChild(settings: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const { PATH, TZ } = process.env
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM], {
    env: { PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...(TZ && { TZ }), ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready`)
  })
  await Promise.race([once(child, 'message'), failed])
  failed.catch(() => undefined)
  return child
}
