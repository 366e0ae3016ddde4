import { createHash } from 'node:crypto'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { productProcess, type Settings } from './product-process.ts'
import { executeInCluster, HELD_DATABASE, TEMPLATES_FOLDER, urlInCluster } from './test-cluster.ts'

/** A first start writes the same whatever these settings are. */
const NOT_WRITTEN = new Set(['RATE_LIMIT_FACTOR', 'PUSH_LOCAL_CERTIFICATE'])

/** A database of the run's cluster that a first start has filled, and the files that belong to it. */
export interface Template {
  database: string
  dataDir: string
}

/** Finds or creates the template of a first start with these settings; parallel callers wait for it. */
export async function templateFor(settings: Settings): Promise<Template> {
  const written = Object.entries(settings).filter(([name]) => !NOT_WRITTEN.has(name))
  const key = createHash('sha256').update(JSON.stringify(written.toSorted())).digest('hex').slice(0, 16)
  const template = {
    database: `template_${key}`,
    dataDir: join(process.env[TEMPLATES_FOLDER]!, key),
  }
  const claim = `${template.dataDir}.claim`
  while (!(await exists(template.dataDir))) {
    const claimed = await mkdir(claim).then(
      () => true,
      () => false,
    )
    if (!claimed) await pause(100)
    else {
      try {
        await makeTemplate(template, Object.fromEntries(written))
      } finally {
        await rm(claim, { recursive: true })
      }
    }
  }
  return template
}

/** Creates a template under a temporary name, so that no one finds a half-filled one. */
async function makeTemplate({ database, dataDir }: Template, settings: Settings): Promise<void> {
  // Another worker may have finished it in the meantime.
  if (await exists(dataDir)) return
  const unfinished = `${dataDir}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await executeInCluster(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
  await executeInCluster(`CREATE DATABASE ${database}`)
  await mkdir(unfinished)
  const { output, start, end } = await productProcess({
    ...settings,
    DATA_DIR: unfinished,
    [HELD_DATABASE]: urlInCluster(database),
  })
  await start()
  // The product serves shortly before it handles signals; an earlier signal would kill it.
  while (!output().includes('Operator')) await pause(20)
  await end('SIGTERM')
  await rename(unfinished, dataDir)
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
