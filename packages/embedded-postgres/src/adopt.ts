import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import type { Log } from './log.ts'
import { isPostmaster, readPostmaster, type Postmaster } from './postmaster.ts'

/** Longest time that a server may take to shut down, in ms. */
const SHUTDOWN_LIMIT = 60_000

/**
 * Finds a living server of the cluster, left behind by a process that was killed. One that is shutting down is
 * waited for. The caller holds the folder's lock, so nobody else starts or stops one meanwhile.
 * @returns the server to go on with, or `undefined` when none is alive and one may be started
 */
export async function adoptPostmaster(cluster: string, log: Log): Promise<Postmaster | undefined> {
  const began = performance.now()
  for (;;) {
    const found = readPostmaster(cluster)
    if (!found) return undefined
    if (!isPostmaster(found.pid, cluster)) {
      await forgetPostmaster(cluster, found)
      return undefined
    }
    if (found.status === 'ready') {
      log.info(`Using the PostgreSQL already running (process ${found.pid})`)
      return found
    }
    if (performance.now() - began > SHUTDOWN_LIMIT) {
      throw new Error(`PostgreSQL (process ${found.pid}) in ${cluster} is ${found.status}, for too long`)
    }
    await pause(25)
  }
}

/**
 * PostgreSQL sees by itself that a process is gone, but refuses to start when its number belongs to another
 * process now, or to a dead one that nobody has collected: then its notes have to go first. Against a server
 * that still lives it has a further guard, the shared memory.
 */
async function forgetPostmaster(cluster: string, { pid, socketFolder }: Postmaster): Promise<void> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return
  }
  await rm(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}
