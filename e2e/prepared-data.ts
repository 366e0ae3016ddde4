import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a first start writes does not depend on these, so that folders differing in them alone are one. */
const NOT_WRITTEN = new Set(['RATE_LIMIT_FACTOR'])

/** How long the database may take to end after the product, in ms. */
const CLOSING_LIMIT = 60_000

/** Fills a data folder that does not exist yet by a first start of the product, and ends that again. */
type Fill = (dataDir: string) => Promise<void>

/**
 * Gives `dataDir`, an empty folder, what a first start with these settings writes. Within a run of the tests that
 * start happens once for the same settings; everybody else copies its folder, which takes a moment.
 */
export async function prepareData(
  dataDir: string,
  settings: Record<string, string>,
  fill: Fill,
): Promise<void> {
  const shared = process.env['PREPARED_DATA']
  if (!shared) return
  const prepared = join(shared, keyOf(settings))
  await fillOnce(prepared, fill)
  // A cluster that had to live elsewhere is named in this file, and not copied with the folder.
  if (await exists(join(prepared, 'cluster'))) return
  await run('cp', ['-a', `${prepared}/.`, dataDir])
}

/** Of those who come at once, one fills it and the others wait; when that one fails, the next one tries. */
async function fillOnce(prepared: string, fill: Fill): Promise<void> {
  const claim = `${prepared}.claim`
  while (!(await exists(prepared))) {
    const mine = await mkdir(claim).then(
      () => true,
      () => false,
    )
    if (!mine) await pause(200)
    else await fillAside(prepared, fill).finally(() => rm(claim, { recursive: true }))
  }
}

async function fillAside(prepared: string, fill: Fill): Promise<void> {
  if (await exists(prepared)) return
  // A name of its own: what is left of an attempt that failed may still be ending.
  const unfinished = await mkdtemp(`${prepared}.`)
  await fill(unfinished)
  await untilClosed(unfinished)
  await rename(unfinished, prepared)
}

/** Waits until the database has left the folder, which on a busy machine it may do after the product. */
async function untilClosed(dataDir: string): Promise<void> {
  const deadline = performance.now() + CLOSING_LIMIT
  while (await exists(join(dataDir, 'postgres', 'postmaster.pid'))) {
    if (performance.now() > deadline) throw new Error(`The database in ${dataDir} does not end`)
    await pause(50)
  }
}

function keyOf(settings: Record<string, string>): string {
  const written = Object.entries(settings).filter(([name]) => !NOT_WRITTEN.has(name))
  return createHash('sha256').update(JSON.stringify(written.toSorted())).digest('hex').slice(0, 16)
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
