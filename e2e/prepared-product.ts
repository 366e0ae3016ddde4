import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { productProcess, type Settings } from './product-process.ts'
import { TEMPLATE_DATABASE, templateFolder } from './product-template.ts'
import { SCENES_NOW } from './scene.ts'
import type { Product } from './server.ts'
import { executeInCluster, HELD_DATABASE, urlInCluster } from './test-cluster.ts'

const run = promisify(execFile)

/** A product whose database is one of the run's cluster. */
export interface PreparedProduct extends Product {
  databaseUrl: string
  /** Starts another process on the same database and files; it has to be stopped before the product is removed. */
  startSecond(more?: Settings): Promise<Pick<Product, 'url' | 'stop'>>
}

/**
 * Starts the product on a copy of what the run's first start wrote at `SCENES_NOW`: a database of the run's cluster,
 * and the files of the data folder. It begins at that instant, or at a later one that the settings name.
 */
export async function startPreparedProduct(settings: Settings = {}): Promise<PreparedProduct> {
  const database = `product_${randomUUID().replaceAll('-', '')}`
  await executeInCluster(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE_DATABASE} STRATEGY FILE_COPY`)
  const dataDir = await mkdtemp(join(tmpdir(), 'anseo-e2e-'))
  await run('cp', ['-a', `${templateFolder()}/.`, dataDir])
  const databaseUrl = urlInCluster(database)
  const onItsData = { FAKE_NOW: SCENES_NOW, ...settings, DATA_DIR: dataDir, [HELD_DATABASE]: databaseUrl }
  const { url, output, start, end } = await productProcess(onItsData)
  const stop = () => end('SIGTERM')
  await start()
  return {
    url,
    dataDir,
    databaseUrl,
    output,
    stop,
    kill: () => end('SIGKILL'),
    async restart(more) {
      await stop()
      await start(more)
    },
    async startSecond(more) {
      const second = await productProcess({ ...onItsData, ...more })
      await second.start()
      return { url: second.url, stop: () => second.end('SIGTERM') }
    },
    async remove() {
      await stop()
      await executeInCluster(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
