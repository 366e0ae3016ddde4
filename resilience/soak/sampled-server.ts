import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { endProcess } from '@anseo/test-support/end-process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@anseo/test-support/free-port'
import { BUILT_SERVER, SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../scripts/server-program.mjs'

const ROOT = join(import.meta.dirname, '../..')
const START_WITHIN_MS = 90_000

/** The memory of a process after a full garbage collection. */
export interface Sample {
  heapBytes: number
  residentBytes: number
  /** Handles that keep the event loop busy: sockets, timers, servers. */
  handles: number
}

/** The product as a separate process, with a way to sample its memory. */
export interface SampledServer {
  url: string
  sample(): Promise<Sample>
  stop(): Promise<void>
}

/** Starts the product on a database. @throws if it is not ready in time. */
export async function startSampledServer(databaseUrl: string, dataDir: string): Promise<SampledServer> {
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      ...SERVER_FLAGS,
      '--import',
      join(import.meta.dirname, 'answer-samples.ts'),
      BUILT_SERVER,
    ],
    {
      cwd: ROOT,
      env: {
        PATH,
        HOME,
        ...SERVER_ENVIRONMENT,
        NODE_COMPILE_CACHE: join(ROOT, '.cache/compile'),
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        PORT: String(port),
        LOG_LEVEL: 'silent',
        RATE_LIMIT_FACTOR: '1000000',
        REPLY_CACHE_MB: '4',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  return {
    url,
    sample: async () => {
      const answer = once(child, 'message')
      child.send('sample')
      return (await answer)[0] as Sample
    },
    stop: () => endProcess(child, 'SIGTERM'),
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_WITHIN_MS
  while (performance.now() < deadline) {
    const reply = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (reply?.ok) return
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error('The server was not ready in time')
}
