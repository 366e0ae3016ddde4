import { setTimeout as delay } from 'node:timers/promises'
import type { FindOpenSessions } from './caller.ts'
import type { ChatServer, ChatSocket } from './socket-server.ts'

/** So many sessions are asked for in one query. */
const AT_ONCE = 1_000

/**
 * Keeps closing the sockets whose sessions are no longer good. What a process ends it closes at once, by way of Redis
 * at the others too; this is for all that is not heard of: no Redis or one that is away, a lifetime that has passed, a
 * session that ended while its socket was being opened.
 * @param everyMs so soon after its session has ended, or is over, a socket is closed, whichever process it was ended at.
 * @returns how to stop.
 */
export function closeEndedSockets(
  server: ChatServer,
  findOpenSessions: FindOpenSessions,
  everyMs: number,
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const look = async () => {
    while (!signal.aborted) {
      await delay(everyMs, undefined, { signal, ref: false })
      // Without the database nothing can have ended; the next look sees.
      await closeEnded([...server.sockets.sockets.values()], findOpenSessions).catch(() => undefined)
    }
  }
  look().catch(() => undefined)
  return () => stopping.abort()
}

async function closeEnded(sockets: readonly ChatSocket[], findOpenSessions: FindOpenSessions): Promise<void> {
  const ids = [...new Set(sockets.map(sessionOf))]
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const asked = new Set(ids.slice(from, from + AT_ONCE))
    const open = await findOpenSessions([...asked])
    for (const socket of sockets) {
      const id = sessionOf(socket)
      if (asked.has(id) && !open.has(id)) socket.disconnect(true)
    }
  }
}

const sessionOf = ({ data }: ChatSocket) => data.caller.sessionId
