import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { type App, buildApp } from '../app.ts'
import { readConfig } from '../platform/config/config.ts'
import { PAUSES, type Pauses } from '../pauses.ts'
import { freePort } from '@anseo/test-support/free-port'
import { createTestDatabase } from '@anseo/test-support/test-database'

/** A clock that a test moves. */
export interface TestClock {
  now(): Date
  set(instant: Date): void
  /** Stops the clock at an instant until it is set or moved. */
  stopAt(instant: Date): void
  /** Advances by this many hours. */
  advance(hours: number): void
}

export function createTestClock(start: Date): TestClock {
  let shift = start.getTime() - Date.now()
  let stoppedAt: Date | null = null
  const now = () => stoppedAt ?? new Date(Date.now() + shift)
  const set = (instant: Date) => {
    shift = instant.getTime() - Date.now()
    stoppedAt = null
  }
  return {
    now,
    set,
    stopAt: (instant) => void (stoppedAt = instant),
    advance: (hours) => set(new Date(now().getTime() + hours * 3_600_000)),
  }
}

export interface TestApp extends App, AsyncDisposable {
  clock: TestClock
  /** The address it listens on, e.g. `http://127.0.0.1:41234`. */
  url: string
  databaseUrl: string
}

export interface TestAppOptions {
  start?: Date
  env?: NodeJS.ProcessEnv
  reach?: (databaseUrl: string) => Promise<string>
  sharing?: TestApp
  log?: Logger
  pauses?: Partial<Pauses>
  sites?: (app: App) => Promise<void>
}

/** Sockets close at once, jobs begin at once, and sweeps run only when a test runs them. */
const IN_TESTS: Pauses = { ...PAUSES, socketsMs: 200, sweepsMs: Infinity, jobsMs: 0 }

/**
 * Starts the whole server on a database and a port of its own, listening, with its worker running.
 * @param start where the clock starts; noon of a Wednesday in Dublin if not given.
 * @param reach how it reaches the database of that address, such as through a proxy; directly if not given.
 * @param sharing the process whose database, files and clock this one shares; it has to outlive it.
 * @param sites serves what the built sites would; nothing if not given.
 * @param log where it writes what happens; nowhere if not given.
 * @param pauses those that are not the product's.
 */
export async function startTestApp({
  start = new Date('2026-11-18T12:00:00Z'),
  env = {},
  reach = async (databaseUrl) => databaseUrl,
  sharing,
  sites,
  log = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
  pauses,
}: TestAppOptions = {}): Promise<TestApp> {
  // Emails and the sandbox need to know the port before the server listens.
  const port = await freePort()
  await using opened = new AsyncDisposableStack()
  const database = sharing ? { url: sharing.databaseUrl } : await createTestDatabase()
  if ('drop' in database) opened.defer(database.drop)
  const dataDir = sharing?.runtime.config.dataDir ?? (await mkdtemp(join(tmpdir(), 'anseo-test-')))
  if (!sharing) opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  const clock = sharing?.clock ?? createTestClock(start)
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: String(port),
    // The smallest that is allowed.
    DATABASE_POOL: '10',
    RATE_LIMIT_FACTOR: '1000',
    ...env,
  })
  const app = await buildApp({
    config,
    databaseUrl: await reach(database.url),
    clock,
    log,
    pauses: { ...IN_TESTS, ...pauses },
  })
  opened.defer(app.close)
  await sites?.(app)
  await app.http.listen({ port, host: '127.0.0.1' })
  await app.startBackground()
  const end = opened.move()
  return {
    ...app,
    clock,
    url: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    close: () => end.disposeAsync(),
    [Symbol.asyncDispose]: () => end.disposeAsync(),
  }
}
