import { setTimeout as pause } from 'node:timers/promises'

import type { Log } from './log.ts'
import { isPostmaster, type Postmaster } from './postmaster.ts'

/** Linux shows a process in a file; elsewhere each check runs `ps` and blocks for as long. */
const CHECK_EVERY_MS = process.platform === 'linux' ? 100 : 1_000
/** Pauses between attempts to restart: the sessions of a killed server end a moment after it. */
const RETRY_MS = { first: 100, longest: 5_000 }

/**
 * Watches the server of a cluster and restarts it when it dies.
 * @param startAgain starts the server, or throws when it cannot be started yet.
 */
export function keepRunning(
  first: Postmaster,
  cluster: string,
  startAgain: () => Promise<Postmaster>,
  log: Log,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  let server = first
  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => undefined)

  const revive = async () => {
    log.warn(`PostgreSQL (process ${server.pid}) stopped; restarting it`)
    for (let wait = RETRY_MS.first; !signal.aborted; wait = Math.min(2 * wait, RETRY_MS.longest)) {
      try {
        server = await startAgain()
        return
      } catch (error) {
        log.warn((error as Error).message)
      }
      await rest(wait)
    }
  }
  const watch = async () => {
    while (!signal.aborted) {
      if (!isPostmaster(server.pid, cluster)) await revive()
      await rest(CHECK_EVERY_MS)
    }
  }
  const watched = watch()
  return {
    /** Stops watching. @returns the current server, which may have died. */
    async release(): Promise<Postmaster> {
      stopping.abort()
      await watched
      return server
    },
  }
}
