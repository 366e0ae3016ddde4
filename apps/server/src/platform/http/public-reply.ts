import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A reply that is the same for everybody. */
export interface PublicReply {
  type: string
  body: Buffer
  /** A hash of the body. */
  digest: string
  /** The body as it is sent, by encoding, each from its first use on. */
  encoded: Map<Encoding, Promise<Buffer>>
}
type Encoding = 'br' | 'gzip'

/** Smaller bodies are not compressed; the same threshold applies to replies for one reader. */
const COMPRESS_FROM_BYTES = 1024
/** A higher quality than for replies to one reader, since a shared reply is compressed once for all. */
const BROTLI_QUALITY = 6
/** The memory per byte of the body, since two compressed copies may be stored with it. */
const BYTES_PER_BYTE = 1.5

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body),
}

/** Creates a public reply from a body; it is compressed on first use. */
export const publicReply = (type: string, body: Buffer): PublicReply => ({
  type,
  body,
  digest: createHash('sha256').update(body).digest('base64url'),
  encoded: new Map(),
})

/** Returns the memory that a cached reply may take, with its compressed bodies, in bytes. */
export const bytesOf = ({ body }: PublicReply) => Math.ceil(BYTES_PER_BYTE * body.length)

/** Returns whether a request is anonymous, so that browsers and proxies may store a public reply to it. */
export const isVisitor = ({ headers }: FastifyRequest) =>
  headers.authorization === undefined && headers.cookie === undefined

/**
 * Sends the reply, or a 304 if the client has it. Browsers and proxies may store it but must revalidate it before each
 * use, since it cannot be recalled (decision 028).
 */
export async function sendPublic(request: FastifyRequest, reply: FastifyReply, made: PublicReply) {
  const encoding = encodingFor(request, made)
  const etag = `"${made.digest}${encoding ? `-${encoding}` : ''}"`
  reply.header('cache-control', 'public, no-cache').header('etag', etag)
  if (hasAlready(request.headers['if-none-match'], etag)) {
    return reply.header('vary', 'accept-encoding').status(304).send()
  }
  return sendBody(reply, made, encoding)
}

/**
 * Sends the reply so that neither browsers nor proxies store it, for a request with a token or cookie: they cannot know
 * that the reply does not depend on it.
 */
export async function sendToOne(request: FastifyRequest, reply: FastifyReply, made: PublicReply) {
  return sendBody(reply.header('cache-control', 'no-store'), made, encodingFor(request, made))
}

const encodingFor = (request: FastifyRequest, { body }: PublicReply): Encoding | null =>
  body.length < COMPRESS_FROM_BYTES ? null : acceptedEncoding(request)

async function sendBody(reply: FastifyReply, made: PublicReply, encoding: Encoding | null) {
  reply.type(made.type).header('vary', 'accept-encoding')
  if (!encoding) return reply.send(made.body)
  return reply.header('content-encoding', encoding).send(await encodedBody(made, encoding))
}

function encodedBody({ body, encoded }: PublicReply, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding)
  if (known) return known
  const making = compress[encoding](body)
  encoded.set(encoding, making)
  return making
}

/** Returns the best encoding that the request accepts, Brotli before gzip; null for none. */
function acceptedEncoding({ headers }: FastifyRequest): Encoding | null {
  const accepted = new Map(
    String(headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map(qualityOf),
  )
  const takes = (encoding: Encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}

/** Splits an accepted encoding such as `gzip;q=0.5` into its name and its weight. */
function qualityOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight ? Number(weight.slice(2)) || 0 : 1]
}

/** Compares ETags weakly, as RFC 9110 requires for `If-None-Match`; proxies that compress again rely on it. */
const hasAlready = (sent: string | undefined, etag: string) =>
  sent !== undefined && sent.split(',').some((known) => [etag, `W/${etag}`, '*'].includes(known.trim()))
