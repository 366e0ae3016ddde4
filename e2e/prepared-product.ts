import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@anseo/test-support/free-port'

import { startInHost, stopInHost } from './product-host.ts'
import type { Settings } from '../scripts/spawn-product.ts'
import { FOR_TESTS, productProcess } from './product-process.ts'
import { TEMPLATE_DATABASE, templateFolder } from './product-template.ts'
import { SCENES_NOW } from './scene.ts'
import type { Product } from './server.ts'
import { executeInCluster, HELD_DATABASE, urlInCluster } from './test-cluster.ts'

const execute = promisify(execFile)

/** A product whose database is one of the run's cluster. */
export interface PreparedProduct extends Omit<Product, 'kill' | 'output'> {
  databaseUrl: string
  /** Starts another process on the same database and files; it has to be stopped before the product is removed. */
  startSecond(more?: Settings): Promise<Pick<Product, 'url' | 'stop'>>
}

/** Prepares a product with these settings, which does not run before `start`. */
type RunProduct = (settings: Settings) => Promise<{
  url: string
  start(more?: Settings): Promise<void>
  stop(): Promise<void>
}>

/**
 * Starts the product on a copy of what the run's first start wrote at `SCENES_NOW`: a database of the run's cluster,
 * and the files of the data folder. It begins at that instant, or at a later one that the settings name.
 * @param run `inOwnProcess` for a product with options of Node's; the others share the worker's host.
 */
export async function startPreparedProduct(
  settings: Settings = {},
  run: RunProduct = inHost,
): Promise<PreparedProduct> {
  const database = `product_${randomUUID().replaceAll('-', '')}`
  await executeInCluster(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE_DATABASE} STRATEGY FILE_COPY`)
  const dataDir = await mkdtemp(join(tmpdir(), 'anseo-e2e-'))
  await execute('cp', ['-a', `${templateFolder()}/.`, dataDir])
  const databaseUrl = urlInCluster(database)
  const onItsData = {
    ...FOR_TESTS,
    FAKE_NOW: SCENES_NOW,
    ...settings,
    DATA_DIR: dataDir,
    [HELD_DATABASE]: databaseUrl,
  }
  const { url, start, stop } = await run(onItsData)
  await start()
  return {
    url,
    dataDir,
    databaseUrl,
    stop,
    async restart(more) {
      await stop()
      await start(more)
    },
    async startSecond(more) {
      const second = await inOwnProcess({ ...onItsData, ...more })
      await second.start()
      return second
    },
    async remove() {
      await stop()
      await executeInCluster(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
      // A width of a picture that a closed page had asked for may still be written.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const inHost: RunProduct = async (settings) => {
  const port = String(await freePort())
  return {
    url: `http://localhost:${port}`,
    start: (more) => startInHost(port, { ...settings, ...more }),
    stop: () => stopInHost(port),
  }
}

/** Runs a product as `npm start` does. */
export const inOwnProcess: RunProduct = async (settings) => {
  const { url, start, end } = await productProcess(settings)
  return { url, start, stop: () => end('SIGTERM') }
}
