import { setTimeout as pause } from 'node:timers/promises'

import type { Log } from './log.ts'
import { isPostmaster, type Postmaster } from './postmaster.ts'

const LOOK_EVERY_MS = 100
/** Between attempts to start it again: the sessions of one that was killed end a moment after it. */
const RETRY_MS = { first: 100, longest: 5_000 }

/**
 * Looks after a server of a cluster: when it is gone without having been stopped, it is started again.
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
      await rest(LOOK_EVERY_MS)
    }
  }
  const watched = watch()
  return {
    /** Looks no more. @returns the server as it is now, which may be gone. */
    async release(): Promise<Postmaster> {
      stopping.abort()
      await watched
      return server
    },
  }
}
