import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { productProcess } from './product-process.ts'
import { SCENES_NOW } from './scene.ts'
import { executeInCluster, HELD_DATABASE, RUN_FOLDER, urlInCluster } from './test-cluster.ts'

/** The database of the run's cluster that a first start has filled. */
export const TEMPLATE_DATABASE = 'template_product'

/** The files that belong to that database. */
export const templateFolder = () => join(process.env[RUN_FOLDER]!, 'template')

/** Starts the product for the first time, before the first test: every other product of the run is a copy of it. */
export default async function makeTemplate(): Promise<void> {
  await executeInCluster(`CREATE DATABASE ${TEMPLATE_DATABASE}`)
  await mkdir(templateFolder())
  const { output, start, end } = await productProcess({
    FAKE_NOW: SCENES_NOW,
    DATA_DIR: templateFolder(),
    [HELD_DATABASE]: urlInCluster(TEMPLATE_DATABASE),
  })
  try {
    await start()
    // The product serves shortly before it handles signals; an earlier signal would kill it.
    while (!output().includes('Operator')) await pause(20)
  } finally {
    await end('SIGTERM')
  }
}
