import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Settings } from '../scripts/spawn-product.ts'
import { productProcess } from './product-process.ts'

/** The product running as a process of its own, with data of its own. */
export type Product = {
  /** `http://localhost:<port>`, the same after a restart. */
  readonly url: string
  /** The folder with its data. */
  readonly dataDir: string
  /** The output so far. */
  output(): string
  /** Stops it in an orderly way (SIGTERM) and waits for its end. */
  stop(): Promise<void>
  /** Kills it (SIGKILL): an embedded database keeps running alone until the next start. */
  kill(): Promise<void>
  /** Starts it on the same data and port, with further settings; stops it first if it runs. */
  restart(settings?: Settings): Promise<void>
  /** Stops it, and its database if that was left alone, and removes its data. */
  remove(): Promise<void>
}

/**
 * Starts the product as `npm start` does, with an embedded PostgreSQL of its own, and waits until it serves.
 * @throws with everything it printed when it does not start.
 */
export async function startProduct(settings: Settings = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anseo-e2e-'))
  const { url, output, start, end } = await productProcess({ DATA_DIR: dataDir, ...settings })
  let leftAlone = false

  async function remove(): Promise<void> {
    if (leftAlone) await start()
    await end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }

  await start().catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return {
    url,
    dataDir,
    output,
    stop: () => end('SIGTERM'),
    async kill() {
      leftAlone = true
      await end('SIGKILL')
    },
    async restart(more) {
      await end('SIGTERM')
      await start(more)
      leftAlone = false
    },
    remove,
  }
}
