import type { Call } from '@anseo/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Lifetime, reportLifetime } from '../cache/lifetime.ts'
import type { ReplyCache } from '../cache/reply-cache.ts'
import type { Clock } from '../process/clock.ts'
import { bytesOf, isVisitor, publicReply, sendPublic, sendToOne } from './public-reply.ts'

/** The rule by which the reply to a public call is shared by all who make it, with or without a session. */
export interface Sharing<Request, Reply> {
  /**
   * Returns the lifetime of a reply made at `now`, by its contents; null if it is not worth caching, such as the reply
   * to a rare query.
   */
  lifetime(request: Request, reply: Reply, now: Date): Lifetime | null | Promise<Lifetime | null>
  /** Returns whether the client of a call that knows its client is answered alone; without it, as everybody is. */
  ownAnswer?(request: Request): boolean
  /**
   * True if only this process may cache it and checks before each use that it is valid; browsers and proxies may not.
   */
  onlyHere?: true
}

/** A public call with all that is needed to answer it. */
interface SharedCall<Request, Reply> {
  call: Call
  input: Request & { params: unknown; query: unknown }
  answer: (input: Request) => Promise<Reply>
  sharing: Sharing<Request, Reply>
}

/** Answers a public call from the cache. */
export type ShareReplies = <Request, Reply>(
  request: FastifyRequest,
  reply: FastifyReply,
  shared: SharedCall<Request, Reply>,
) => Promise<unknown>

/**
 * Creates the sharing of public replies. Their handlers are given nothing of the caller, so the signed-in share what
 * visitors get; only visitors' browsers and proxies may store it (decision 053).
 */
export function createShareReplies(cache: ReplyCache, clock: Clock): ShareReplies {
  return async (request, reply, { call, input, answer, sharing }) => {
    // Both are parsed by the contract's schemas: unknown fields are gone, and the order is fixed.
    const key = JSON.stringify([call.path, input.params, input.query])
    const { value, lifetime } = await cache.get(key, async () => {
      const now = clock.now()
      const answered = await answer(input)
      const body = Buffer.from(String(reply.serialize(answered as object)))
      const made = publicReply('application/json; charset=utf-8', body)
      return { value: made, bytes: bytesOf(made), lifetime: await sharing.lifetime(input, answered, now) }
    })
    reportLifetime(lifetime)
    if (!lifetime) return reply.type(value.type).send(value.body)
    return isVisitor(request) && !sharing.onlyHere
      ? sendPublic(request, reply, value)
      : sendToOne(request, reply, value)
  }
}
