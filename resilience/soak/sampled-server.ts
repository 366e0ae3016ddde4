import { once } from 'node:events'
import { endProcess } from '@anseo/test-support/end-process'
import { join } from 'node:path'
import { freePort } from '@anseo/test-support/free-port'
import { SERVER_ENVIRONMENT } from '../../scripts/server-program.mjs'
import { spawnProduct, untilReady } from '../../scripts/spawn-product.ts'

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
  const settings = {
    ...SERVER_ENVIRONMENT,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
    REPLY_CACHE_MB: '4',
  }
  const child = spawnProduct(settings, {
    nodeFlags: ['--expose-gc', '--import', join(import.meta.dirname, 'answer-samples.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(child, url).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
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
