// implements: §7.31, §7.32
import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import {
  CALENDAR_NAMESPACE,
  type CalendarEmits,
  type CalendarReceives,
  type ChatEmits,
  type ChatReceives,
  emitted,
} from '@anseo/contract/socket-events'
import { dublinDate } from '@anseo/domain/dublin-time'
import { SOCKET_TIMEOUT_MS } from '@anseo/domain/limits'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { type Namespace, Server, type Socket } from 'socket.io'
import type { Authenticate, Caller, FindOpenSessions } from './caller.ts'
import { closeEndedSockets } from './close-ended-sockets.ts'
import { isOwnOrigin } from './own-origin.ts'
import { Refusal } from './refusal.ts'
import { EVERY_CLIENT, EVERY_VENDOR, type Realtime, roomOf, sessionRoom } from '../realtime/realtime.ts'
import { type RecentEvents, rememberEvents } from '../realtime/recent-events.ts'
import type { SharedRedis } from '../redis/shared-redis.ts'
import type { SocketStream } from '../redis/socket-stream.ts'

export type ChatServer = Server<ChatEmits, ChatReceives, Record<string, never>, { caller: Caller }>
export type ChatSocket = Socket<ChatEmits, ChatReceives, Record<string, never>, { caller: Caller }>
type CalendarNamespace = Namespace<CalendarEmits, CalendarReceives>

/** Far above a message of 2,000 characters, far below what could hurt. */
const LARGEST_PACKET_BYTES = 64 * 1024

/** The number of sockets notified at a time that they may have missed events, since each reloads its page. */
const NOTIFIED_AT_ONCE = 100
const BETWEEN_BATCHES_MS = 100

/** A page shows one calendar at a time, and changes between calendars on the same socket. */
const MOST_WATCHED = 20

/** The maximum number of sockets per account and process, far more than anyone needs. */
const MOST_OF_ACCOUNT = 50
/** The maximum number of sockets per process, with a token or without. */
const MOST_SOCKETS = 20_000
/** Seconds before another attempt where a process or an account has too many sockets. */
const TRY_AGAIN_SECONDS = 30

/** Notifies sockets of events at other processes. */
export interface SharedSockets {
  redis: SharedRedis
  stream: SocketStream
}

/** The queries about the sessions that sockets belong to. */
interface Sessions {
  authenticate: Authenticate
  findOpenSessions: FindOpenSessions
}

interface SocketSettings {
  /** The addresses of the sites that are set. */
  siteUrls: readonly string[]
  shared: SharedSockets | undefined
  /** Between two looks for sockets whose sessions have ended. */
  checkEveryMs: number
}

/**
 * Returns whether a request asks to become a web socket. All others are to be answered as if they asked for nothing,
 * such as those of programs that offer HTTP/2: the sockets leave them without a reply.
 */
export const asksForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

/** Opens Socket.IO on the HTTP server: chat with a token, public calendars without (S10). */
export function openSockets(
  httpServer: HttpServer,
  sessions: Sessions,
  { siteUrls, shared, checkEveryMs }: SocketSettings,
) {
  const server: ChatServer = new Server(httpServer, {
    allowRequest: ({ headers }, answer) =>
      answer(null, isOwnOrigin(headers, siteUrls) && server.engine.clientsCount < MOST_SOCKETS),
    connectTimeout: SOCKET_TIMEOUT_MS,
    maxHttpBufferSize: LARGEST_PACKET_BYTES,
    serveClient: false,
  })
  server.use((socket, next) => {
    admit(socket, server, sessions.authenticate).then(
      () => next(),
      (error: Error) => next(asConnectError(error)),
    )
  })
  const calendars: CalendarNamespace = server.of(CALENDAR_NAMESPACE)
  calendars.on('connection', (socket) => {
    socket.on('watch', (payload: unknown, acknowledge: unknown) => {
      const watched = emitted.watch.safeParse(payload)
      if (watched.success) watch(socket, watched.data.vendorId)
      if (typeof acknowledge === 'function') acknowledge()
    })
  })
  if (shared) joinProcesses(server, calendars, shared)
  const recent = rememberEvents(server)
  server.on('connection', (socket) => {
    confirmRoom(socket)
    tellOfMissed(socket, recent)
  })
  const stop = closeEndedSockets(server, sessions.findOpenSessions, checkEveryMs)
  const close = () => {
    stop()
    return server.close()
  }
  return { server, realtime: createRealtime(server, calendars), close }
}

/** Joins the room of a calendar; beyond `MOST_WATCHED` calendars the socket leaves the one that it has watched the longest. */
function watch(socket: Socket, vendorId: string) {
  void socket.join(vendorId)
  const watched = [...socket.rooms].filter((room) => room !== socket.id)
  if (watched.length > MOST_WATCHED) void socket.leave(watched[0]!)
}

/** Finds the caller of a handshake and puts the socket into its own room from the start. */
async function admit(socket: ChatSocket, server: ChatServer, authenticate: Authenticate): Promise<void> {
  const caller = await authenticate(tokenOf(socket))
  if (caller.owesSecondFactor) throw new Refusal('SECOND_FACTOR_REQUIRED')
  const room = roomOf(caller.role, caller.accountId)
  const others = server.sockets.adapter.rooms.get(room)?.size ?? 0
  if (others >= MOST_OF_ACCOUNT) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: TRY_AGAIN_SECONDS })
  socket.data.caller = caller
  await socket.join([room, sessionRoom(caller.sessionId)])
  if (caller.role !== 'admin') await socket.join(caller.role === 'client' ? EVERY_CLIENT : EVERY_VENDOR)
}

function tokenOf(socket: ChatSocket): string | undefined {
  const token: unknown = socket.handshake.auth['token']
  return typeof token === 'string' && token !== '' ? token : undefined
}

function asConnectError(error: Error): Error {
  const refusal = error instanceof Refusal ? error : new Refusal('UNAVAILABLE')
  return Object.assign(new Error(refusal.message), { data: { code: refusal.code } })
}

/** `join_room` merely confirms the room that the socket is in; another's is refused (A5). */
function confirmRoom(socket: ChatSocket) {
  const { caller } = socket.data
  socket.on('join_room', (room: unknown, acknowledge: unknown) => {
    const own = room === roomOf(caller.role, caller.accountId)
    if (typeof acknowledge !== 'function') return
    acknowledge(own ? { success: true } : { success: false, message: new Refusal('FORBIDDEN').message })
  })
}

/** Answers whether the socket was sent something in the given time before it was connected. */
function tellOfMissed(socket: ChatSocket, recent: RecentEvents) {
  const connectedAt = performance.now()
  socket.on('ask_missed', (payload: unknown, acknowledge: unknown) => {
    const asked = emitted.ask_missed.safeParse(payload)
    if (typeof acknowledge !== 'function') return
    acknowledge({ missed: !asked.success || recent.sentSince(connectedAt - asked.data, socket.rooms) })
  })
}

/**
 * Connects the processes, so that an event of one reaches the sockets of all. After an outage sockets reload their
 * pages.
 */
function joinProcesses(
  server: ChatServer,
  calendars: CalendarNamespace,
  { redis, stream }: SharedSockets,
): void {
  server.adapter(stream.adapter)
  redis.onBack(() => {
    void stream.sendBuffered().then((isComplete) => {
      if (isComplete) return
      server.emit('catch_up')
      calendars.emit('catch_up')
    })
    void askToCatchUp([...server.sockets.sockets.values(), ...calendars.sockets.values()])
  })
}

async function askToCatchUp(sockets: { emit: (event: 'catch_up') => unknown }[]) {
  for (let from = 0; from < sockets.length; from += NOTIFIED_AT_ONCE) {
    for (const socket of sockets.slice(from, from + NOTIFIED_AT_ONCE)) socket.emit('catch_up')
    await delay(BETWEEN_BATCHES_MS)
  }
}

function createRealtime(server: ChatServer, calendars: CalendarNamespace): Realtime {
  return {
    emit: (room, event, payload, exceptSocket) => {
      const target = exceptSocket === undefined ? server.to(room) : server.to(room).except(exceptSocket)
      target.emit(event, ...([payload] as never))
    },
    calendarChanged: (vendorId, slots) => {
      const dates = new Set(slots.map((slot) => formatSlotDate(dublinDate(slot.start))))
      for (const slotDate of dates) {
        calendars.to(vendorId).emit('calendar_changed', { vendorId, slotDate })
      }
    },
    disconnect: (room) => server.in(room).disconnectSockets(true),
  }
}
