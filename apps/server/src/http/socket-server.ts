import type { Server as HttpServer } from 'node:http'
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
import type { Authenticate, Caller } from './caller.ts'
import { Refusal } from './refusal.ts'
import {
  EVERY_CLIENT,
  EVERY_VENDOR,
  type Realtime,
  roomOf,
  sessionRoom,
} from '../infrastructure/realtime/realtime.ts'

export type ChatServer = Server<ChatEmits, ChatReceives, Record<string, never>, { caller: Caller }>
export type ChatSocket = Socket<ChatEmits, ChatReceives, Record<string, never>, { caller: Caller }>
type CalendarNamespace = Namespace<CalendarEmits, CalendarReceives>

/** Far above a message of 2,000 characters, far below what could hurt. */
const LARGEST_PACKET_BYTES = 64 * 1024

/** Socket.IO on the given HTTP server: chat behind a token, calendars open to everybody (S10). */
export function openSockets(httpServer: HttpServer, authenticate: Authenticate) {
  const server: ChatServer = new Server(httpServer, {
    connectTimeout: SOCKET_TIMEOUT_MS,
    maxHttpBufferSize: LARGEST_PACKET_BYTES,
    serveClient: false,
  })
  server.use((socket, next) => {
    admit(socket, authenticate).then(
      () => next(),
      (error: Error) => next(asConnectError(error)),
    )
  })
  server.on('connection', (socket) => confirmRoom(socket))
  const calendars: CalendarNamespace = server.of(CALENDAR_NAMESPACE)
  calendars.on('connection', (socket) => {
    socket.on('watch', (payload: unknown, acknowledge: unknown) => {
      const watched = emitted.watch.safeParse(payload)
      if (watched.success) void socket.join(watched.data.vendorId)
      if (typeof acknowledge === 'function') acknowledge()
    })
  })
  return { server, realtime: createRealtime(server, calendars), close: () => server.close() }
}

/** Finds the caller of a handshake and puts the socket into its own room from the start. */
async function admit(socket: ChatSocket, authenticate: Authenticate): Promise<void> {
  const token: unknown = socket.handshake.auth['token']
  const caller = await authenticate(typeof token === 'string' && token !== '' ? token : undefined)
  if (caller.owesSecondFactor) throw new Refusal('SECOND_FACTOR_REQUIRED')
  socket.data.caller = caller
  await socket.join([roomOf(caller.role, caller.accountId), sessionRoom(caller.sessionId)])
  if (caller.role !== 'admin') await socket.join(caller.role === 'client' ? EVERY_CLIENT : EVERY_VENDOR)
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
