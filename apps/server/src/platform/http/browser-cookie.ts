import { randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'browser'
const FORMAT = /^[\w-]{43}$/
const YEAR_SECONDS = 365 * 24 * 3600

/** The browser of a request, by a random id that only this browser and the server know. */
export interface Browser {
  id: string
  /** True if the request came with it; otherwise the reply is the first that carries it. */
  known: boolean
}

/** Recognises a browser by its cookie, or gives it one that only our own calls send back and no script reads. */
export function browserOf(request: FastifyRequest, reply: FastifyReply): Browser {
  const sent = parseCookie(request.headers.cookie ?? '')[NAME]
  if (sent !== undefined && FORMAT.test(sent)) return { id: sent, known: true }
  const id = randomBytes(32).toString('base64url')
  const cookie = stringifySetCookie({
    name: NAME,
    value: id,
    // Each site's calls have a path of their own.
    path: `${request.url.split('/', 3).join('/')}/`,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: YEAR_SECONDS,
  })
  reply.header('set-cookie', cookie)
  return { id, known: false }
}
