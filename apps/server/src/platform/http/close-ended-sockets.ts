import { setTimeout as delay } from 'node:timers/promises'
import type { FindOpenSessions } from './caller.ts'
import type { ChatServer, ChatSocket } from './socket-server.ts'

/** The number of sessions checked in one query. */
const AT_ONCE = 1_000

/**
 * Closes sockets whose sessions are no longer valid, at intervals. Ended sessions are closed at once, at other
 * processes through Redis; this covers the rest: no Redis, an expired session, or one that ended while its socket was
 * being opened.
 * @param everyMs the interval, and so the longest delay.
 * @returns a function that stops it.
 */
export function closeEndedSockets(
  server: ChatServer,
  findOpenSessions: FindOpenSessions,
  everyMs: number,
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const watch = async () => {
    while (!signal.aborted) {
      await delay(everyMs, undefined, { signal, ref: false })
      // Without the database no session can have ended; the next check catches up.
      await closeEnded([...server.sockets.sockets.values()], findOpenSessions).catch(() => undefined)
    }
  }
  watch().catch(() => undefined)
  return () => stopping.abort()
}

async function closeEnded(sockets: readonly ChatSocket[], findOpenSessions: FindOpenSessions): Promise<void> {
  const ids = [...new Set(sockets.map(sessionOf))]
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const batch = new Set(ids.slice(from, from + AT_ONCE))
    const open = await findOpenSessions([...batch])
    for (const socket of sockets) {
      const id = sessionOf(socket)
      if (batch.has(id) && !open.has(id)) socket.disconnect(true)
    }
  }
}

const sessionOf = ({ data }: ChatSocket) => data.caller.sessionId
