import { HOUR_MS } from '@anseo/domain/duration'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slotToWire } from '@anseo/domain/slot'
import { io } from 'socket.io-client'
import { placeOf } from '../chaos/client-life.ts'
import type { Person } from '../fuzz/people.ts'

/** Counts of the visitors' actions. */
interface Visits {
  requests: number
  sockets: number
  messages: number
  /** Responses that must not occur, by status and path. */
  failures: string[]
}

export interface Town {
  url: string
  clients: readonly Person[]
  vendors: readonly Person[]
  visits: Visits
}

const PHOTO = readFileSync(join(import.meta.dirname, '../../apps/server/src/platform/files/no-picture.webp'))
const PAGES = ['/', '/vendors', '/login', '/no-such-page', '/pro/', '/admin/']

/** Plays one client's visit: pages, lists, a booking that is cancelled again, a chat and a new photo. */
export async function visit(round: number, town: Town): Promise<void> {
  const { clients, vendors } = town
  const client = clients[round % clients.length]!
  // Each round books a slot of its own and cancels it at the end.
  const { vendor, start } = placeOf(round % (vendors.length * 13 * 30), vendors)
  for (const page of PAGES) await ask(town, page)
  await ask(town, '/api/vendor/list?page=2')
  await ask(town, `/api/vendor/${vendor.id}`)
  await ask(town, '/api/user/appointments', client)
  const slot = slotToWire({ start, end: new Date(start.getTime() + HOUR_MS) })
  const booked = await ask(town, '/api/user/book-appointment', client, { vendorId: vendor.id, ...slot })
  await chat(town, client, vendor)
  await ask(town, '/api/user/update-profile', client, photoForm())
  const { appointmentId } = (booked ?? {}) as { appointmentId?: string }
  if (appointmentId) await ask(town, '/api/user/cancel-appointment', client, { appointmentId })
}

async function ask({ url, visits }: Town, path: string, person?: Person, body?: object): Promise<unknown> {
  const isForm = body instanceof FormData
  const reply = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  visits.requests += 1
  if (reply.status >= 500) visits.failures.push(`${reply.status} ${path}`)
  const text = await reply.text()
  return reply.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : undefined
}

function photoForm(): FormData {
  const form = new FormData()
  form.set('image', new Blob([PHOTO], { type: 'image/webp' }), 'photo.webp')
  return form
}

/** Opens a socket, sends a message and disconnects; every third connection is cut without a disconnect packet. */
async function chat({ url, visits }: Town, client: Person, vendor: Person): Promise<void> {
  const socket = io(url, {
    auth: { token: client.token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  })
  await new Promise((resolve, reject) =>
    socket.once('connect', () => resolve(null)).once('connect_error', reject),
  )
  visits.sockets += 1
  const sent = await socket
    .timeout(30_000)
    .emitWithAck('send_message', { receiverId: vendor.id, content: `Hello ${randomUUID()}` })
  if (sent.success) visits.messages += 1
  if (visits.sockets % 3 === 0) socket.io.engine.close()
  else socket.disconnect()
}
