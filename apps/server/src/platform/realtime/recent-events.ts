import type { Server } from 'socket.io'

/** The time for which events are remembered; pages that took longer to connect load their data again. */
const REMEMBERED_MS = 60_000
/** Stands for the events to every socket. */
const EVERYBODY = ''

/** The rooms that were lately sent something. */
export interface RecentEvents {
  /**
   * Returns whether one of the rooms may have been sent something since `at`.
   * @param at by `performance.now()`.
   */
  sentSince(at: number, rooms: Iterable<string>): boolean
}

type Apply = (options: { rooms: Set<string> }, ...more: unknown[]) => unknown

/** Remembers which rooms get events at this process, its own and those of others. Call it once the adapter is set. */
export function rememberEvents(server: Server): RecentEvents {
  const begin = performance.now()
  const lastAt = new Map<string, number>()
  const remember = (room: string, now: number) => {
    lastAt.delete(room)
    lastAt.set(room, now)
  }
  const forget = (now: number) => {
    for (const [room, at] of lastAt) {
      if (now - at <= REMEMBERED_MS) return
      lastAt.delete(room)
    }
  }
  // Adapters find the sockets for an event by this method, wherever the event comes from.
  const adapter = server.sockets.adapter as unknown as { apply: Apply }
  const apply = adapter.apply.bind(adapter)
  adapter.apply = (options, ...more) => {
    const now = performance.now()
    forget(now)
    for (const room of options.rooms.size > 0 ? options.rooms : [EVERYBODY]) remember(room, now)
    return apply(options, ...more)
  }
  return {
    sentSince: (at, rooms) =>
      at < Math.max(begin, performance.now() - REMEMBERED_MS) ||
      [EVERYBODY, ...rooms].some((room) => (lastAt.get(room) ?? -Infinity) >= at),
  }
}
