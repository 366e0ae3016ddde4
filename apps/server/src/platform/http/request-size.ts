import type { Socket } from 'node:net'
import type { ErrorCode } from '@anseo/contract/errors'
import type { ConnectionError, FastifyInstance } from 'fastify'
import type { Clock } from '../process/clock.ts'
import { Refusal } from './refusal.ts'

/** No page's address comes near it; what links carry at most is a token. */
const LONGEST_ADDRESS = 8 * 1024
const LARGEST_HEADERS_BYTES = 16 * 1024
const HEADERS_WITHIN_MS = 20_000
/** A document of 10 MB over a slow mobile connection takes two minutes. */
const REQUEST_WITHIN_MS = 180_000
const LOOK_FOR_SLOW_ONES_EVERY_MS = 5_000

/** Returns the limits of a request's size and duration; Node itself refuses what exceeds them, before any of our code runs. */
export const requestLimits = (clock: Clock) => ({
  bodyLimit: 64 * 1024,
  requestTimeout: REQUEST_WITHIN_MS,
  http: {
    // Node counts the address as part of the headers, but a too long address has its own refusal.
    maxHeaderSize: LARGEST_HEADERS_BYTES + LONGEST_ADDRESS,
    headersTimeout: HEADERS_WITHIN_MS,
    connectionsCheckingInterval: LOOK_FOR_SLOW_ONES_EVERY_MS,
  },
  clientErrorHandler: (error: ConnectionError, socket: Socket) => refuseUnreadable(error, socket, clock),
})

/** Refuses an address that is too long with 414, wherever it leads. */
export function limitAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.raw.url !== undefined && request.raw.url.length > LONGEST_ADDRESS)
      throw new Refusal('URI_TOO_LONG')
  })
}

/** Answers a request that Node could not parse, in the format of all refusals, and closes its connection. */
function refuseUnreadable(error: ConnectionError, socket: Socket, clock: Clock): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, body } = new Refusal(codeOf(error))
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    `server-time: ${clock.now().toISOString()}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
}

function codeOf({ code, rawPacket }: ConnectionError): ErrorCode {
  if (code !== 'HPE_HEADER_OVERFLOW') return 'INVALID_REQUEST'
  // The packet is a buffer, whatever its type says.
  const [firstLine = ''] = Buffer.from(rawPacket as never)
    .toString('latin1')
    .split('\r\n', 1)
  return /^[A-Z]+ /.test(firstLine) && firstLine.length > LONGEST_ADDRESS
    ? 'URI_TOO_LONG'
    : 'HEADERS_TOO_LARGE'
}
