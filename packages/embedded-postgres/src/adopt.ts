import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import type { Log } from './log.ts'
import { isPostmaster, readPostmaster, type Postmaster } from './postmaster.ts'

/** Longest time that a server may take to shut down, in ms. */
const SHUTDOWN_LIMIT = 60_000

/**
 * Finds a running server of the cluster that a killed process left behind; waits for one that is starting or shutting down.
 * The caller holds the folder's lock, so no other process starts or stops one meanwhile.
 * @returns the server to use, or `undefined` when none runs and one may be started
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
      throw new Error(`PostgreSQL (process ${found.pid}) in ${cluster} has been ${found.status} for too long`)
    }
    await pause(25)
  }
}

/**
 * Removes the lock files of a server that is gone. PostgreSQL does so itself, unless another process or a zombie has its
 * process id; then it would refuse to start. Its shared memory still protects a server that is running.
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
