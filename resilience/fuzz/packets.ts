import { messageOnWire } from '@anseo/contract/messages'
import { received } from '@anseo/contract/socket-events'
import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'
import type { Random } from '@anseo/test-support/random'
import type { Stage } from '../stage.ts'
import type { Findings } from './findings.ts'
import { hostileEvent, rawFrame } from './frames.ts'
import { createPeople, type Person } from './people.ts'
import { send } from './transport.ts'

/** The number of packets after which a valid message must still be acknowledged. */
const HONEST_EVERY = 250
const ANSWER_LIMIT_MS = 30_000
/** The limit of the process's resident memory in bytes; a leak of the packets would go far beyond it. */
const MOST_BYTES = 1_500_000_000

const acknowledgement = z.union([
  z.strictObject({ success: z.literal(true), message: messageOnWire.strict() }),
  z.strictObject({ success: z.literal(false), message: z.string().min(1), code: z.string().optional() }),
])

interface PacketRun {
  stage: Stage
  findings: Findings
  ids: string[]
  /** A socket of the calendar namespace, which acknowledges no messages. */
  calendar: Socket
}

/** Sends hostile events, frames and polls to the sockets; the server must keep answering valid messages. */
export async function fuzzPackets(
  stage: Stage,
  { count, random, findings }: { count: number; random: Random; findings: Findings },
): Promise<void> {
  const people = createPeople(stage.database)
  const client = await people.create('client', 'client')
  const vendor = await people.create('vendor', 'vendor')
  const calendar = io(`${stage.url}/calendar`, { transports: ['websocket'], forceNew: true })
  const run: PacketRun = { stage, findings, ids: [client.id, vendor.id], calendar }
  const honest = await openChat(run, client)
  const chats = [await openChat(run, client), await openChat(run, vendor)]
  const raw = createRawSocket(stage.url)
  try {
    for (let number = 0; number < count && !stage.ended(); number += 1) {
      const chance = random.fork(number)
      if (number % HONEST_EVERY === 0) await expectAnswer(run, honest, vendor)
      if (chance.percent(50))
        await emitHostile(run, chance.percent(85) ? chance.pick(chats) : calendar, chance)
      else if (chance.percent(85)) await raw.send(rawFrame(chance, run.ids))
      else await poll(run, chance)
    }
    await expectAnswer(run, honest, vendor)
    const bytes = stage.ended() ? 0 : await stage.residentBytes()
    if (bytes > MOST_BYTES) note(run, 'memory', 'packets', `${bytes} bytes`)
  } finally {
    raw.close()
    for (const socket of [honest, ...chats, calendar]) socket.disconnect()
  }
}

const note = ({ findings }: PacketRun, kind: string, place: string, seen: string) =>
  findings.add({ kind, place, seen, reproduction: 'the packets of this seed' })

/** Opens a person's socket; events that do not match the contract are findings. */
async function openChat(run: PacketRun, { token }: Person): Promise<Socket> {
  const socket = io(run.stage.url, { auth: { token }, transports: ['websocket'], forceNew: true })
  socket.onAny((event: string, payload: unknown) => {
    const schema = (received as Record<string, z.ZodType>)[event]
    if (!schema) note(run, 'unknown event', event, JSON.stringify(payload))
    else if (!schema.safeParse(payload).success)
      note(run, 'event against its schema', event, JSON.stringify(payload))
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

/** Expects a valid message to be stored and acknowledged, regardless of hostile packets. */
async function expectAnswer(run: PacketRun, socket: Socket, to: Person): Promise<void> {
  const sent = { receiverId: to.id, content: 'Is ten o’clock all right?' }
  const answer: unknown = await socket
    .timeout(ANSWER_LIMIT_MS)
    .emitWithAck('send_message', sent)
    .catch((error: Error) => error.message)
  const parsed = acknowledgement.safeParse(answer)
  if (!parsed.success || !parsed.data.success)
    note(run, 'honest message not stored', 'send_message', JSON.stringify(answer))
}

/** Emits a hostile event; most acknowledgements are not awaited, so that packets follow each other quickly. */
async function emitHostile(run: PacketRun, socket: Socket, random: Random): Promise<void> {
  if (!socket.connected) await reconnect(run, socket)
  const [event, ...payloads] = hostileEvent(random, run.ids)
  // The client library refuses to emit its reserved event names.
  if (/^(connect|disconnect|disconnecting|error|newListener|removeListener)$/.test(event)) return
  if (socket === run.calendar || event !== 'send_message' || payloads.length !== 1 || random.percent(75)) {
    return void socket.emit(event, ...payloads)
  }
  const shown = JSON.stringify(payloads).slice(0, 300)
  const answer = await answerOf(socket, event, payloads)
  if (answer === CLOSED) return
  if (answer === null) note(run, 'no acknowledgement', event, shown)
  else if (!acknowledgement.safeParse(answer).success) {
    note(run, 'acknowledgement against its schema', event, JSON.stringify(answer))
  } else if (/went wrong/.test(JSON.stringify(answer))) note(run, 'failure acknowledged', event, shown)
}

/** Reconnects a socket after a packet that ended its connection. */
async function reconnect(run: PacketRun, socket: Socket): Promise<void> {
  const connected = new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    setTimeout(() => resolve(false), ANSWER_LIMIT_MS).unref()
  })
  socket.connect()
  if (!(await connected)) note(run, 'no connection', 'connect', 'an honest handshake was not answered')
}

const CLOSED = Symbol('closed')

/**
 * Returns the acknowledgement; null after a timeout, `CLOSED` if the packet was too large and ended the connection.
 */
function answerOf(socket: Socket, event: string, payloads: unknown[]): Promise<unknown> {
  return new Promise((resolve) => {
    const closed = () => resolve(CLOSED)
    socket.once('disconnect', closed)
    // A packet refused for its size ends the connection without an acknowledgement.
    void socket
      .timeout(ANSWER_LIMIT_MS)
      .emitWithAck(event, ...payloads)
      .catch(() => null)
      .then((answer: unknown) => {
        socket.off('disconnect', closed)
        resolve(answer)
      })
  })
}

/** Sends a frame by HTTP long polling; a status of 500 or above is a finding. */
async function poll(run: PacketRun, random: Random): Promise<void> {
  const frame = rawFrame(random, run.ids)
  const ask = (target: string, body: Buffer | null) =>
    send(run.stage.url, {
      method: body ? 'POST' : 'GET',
      target,
      headers: body
        ? [
            ['content-type', 'text/plain'],
            ['content-length', String(body.length)],
          ]
        : [],
      body,
    })
  try {
    const path = '/socket.io/?EIO=4&transport=polling'
    const opened = await ask(path, null)
    const sid = random.percent(80) ? (/"sid":"([^"]+)"/.exec(opened.body.toString())?.[1] ?? 'x') : 'nobody'
    const { status } = await ask(`${path}&sid=${encodeURIComponent(sid)}`, Buffer.from(frame))
    if (status >= 500) note(run, `status ${status}`, 'polling', String(frame).slice(0, 300))
  } catch (error) {
    // The server cuts the connection for a frame beyond the limit; all others get a reply.
    if (frame.length < 60_000)
      note(run, 'no reply', 'polling', `${(error as Error).message}: ${String(frame).slice(0, 300)}`)
  }
}

/** Creates a plain WebSocket without Socket.IO; when the server closes it, the next frame opens another. */
function createRawSocket(url: string) {
  let socket: WebSocket | undefined
  const open = () =>
    new Promise<WebSocket | undefined>((resolve) => {
      const opening = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
      opening.addEventListener('open', () => resolve(opening))
      opening.addEventListener('error', () => resolve(undefined))
    })
  return {
    send: async (frame: string | Buffer<ArrayBuffer>) => {
      if (socket?.readyState !== WebSocket.OPEN) {
        socket = await open()
        if (frame.length % 2 === 0) socket?.send('40/calendar,')
      }
      socket?.send(frame)
    },
    close: () => socket?.close(),
  }
}
