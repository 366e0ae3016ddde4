import { randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'browser'
const FORMAT = /^[\w-]{43}$/
const YEAR_SECONDS = 365 * 24 * 3600

/** A browser, recognised by a random id in its cookie. */
export interface Browser {
  id: string
  /** True if the request carried the cookie; otherwise this reply sets it. */
  known: boolean
}

/**
 * Returns the browser of a request. A browser without the cookie gets one with the reply: HttpOnly, so that scripts cannot
 * read it, and SameSite=Strict, so that requests from other sites do not carry it.
 */
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
