import { CALENDAR_NAMESPACE } from '@anseo/contract/socket-events'
import { Gauge, type Registry } from 'prom-client'
import type { ChatServer, SharedSockets } from './socket-server.ts'

/** Registers gauges of this process's sockets, and of Redis if there is one. */
export function observeSockets(
  registry: Registry,
  server: ChatServer,
  shared: SharedSockets | undefined,
): void {
  const registers = [registry]
  const sockets = new Gauge({
    name: 'sockets',
    help: 'Open sockets of this process.',
    labelNames: ['namespace'],
    registers,
    collect() {
      sockets.set({ namespace: 'chat' }, server.sockets.sockets.size)
      sockets.set({ namespace: 'calendar' }, server.of(CALENDAR_NAMESPACE).sockets.size)
    },
  })
  if (!shared) return
  const redis = new Gauge({
    name: 'redis',
    help: 'Redis: reachable (1 or 0), and what waits here to be told to other processes when it is back.',
    labelNames: ['figure'],
    registers,
    collect() {
      redis.set({ figure: 'reachable' }, shared.redis.isAway ? 0 : 1)
      redis.set({ figure: 'buffered' }, shared.stream.bufferedCount)
    },
  })
}
