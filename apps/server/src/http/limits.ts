import type { Call } from '@anseo/contract/call'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** How often a call may be made; `per` says what is counted. */
interface Limit {
  times: number
  withinMinutes: number
  per: 'ip' | 'email'
}

/** Refuses a request that comes too often; `ip` runs before the body is read, `email` once it is known to be valid. */
export interface CallLimits {
  onRequest: ((request: FastifyRequest) => Promise<void>)[]
  preHandler: ((request: FastifyRequest) => Promise<void>)[]
}

const HOUR = 60
const SITES = ['user', 'pro', 'admin']

/** Per address of the network they are wide: a school or an office shares one. */
const LOGIN: Limit[] = [{ times: 120, withinMinutes: 1, per: 'ip' }]
const REGISTER: Limit[] = [
  { times: 600, withinMinutes: HOUR, per: 'ip' },
  { times: 10, withinMinutes: HOUR, per: 'email' },
]
/** Also counted by address, so that nobody's mailbox is flooded from many places. */
const MAIL_A_LINK: Limit[] = [
  { times: 100, withinMinutes: HOUR, per: 'ip' },
  { times: 10, withinMinutes: HOUR, per: 'email' },
]
const CHANGE_PASSWORD: Limit[] = [{ times: 60, withinMinutes: HOUR, per: 'ip' }]

/** Each takes the processor for a moment. */
const DRAW_A_PDF: Limit[] = [{ times: 120, withinMinutes: 1, per: 'ip' }]

/** The calls that are limited, by path. */
const LIMITS = new Map<string, Limit[]>([
  ['/api/user/receipts/:number/pdf', DRAW_A_PDF],
  ['/api/pro/statements/:month/pdf', DRAW_A_PDF],
  ['/api/user/register', REGISTER],
  ['/api/pro/register', REGISTER],
  ...SITES.flatMap((site): [string, Limit[]][] => [
    [`/api/${site}/login`, LOGIN],
    [`/api/${site}/resend-verification`, MAIL_A_LINK],
    [`/api/${site}/forgot-password`, MAIL_A_LINK],
    [`/api/${site}/change-password`, CHANGE_PASSWORD],
  ]),
])

/**
 * Makes the function that finds a call's limits; @fastify/rate-limit must be registered on `app`.
 * @param factor what every number of times is multiplied by (`RATE_LIMIT_FACTOR`).
 */
export function createLimits(app: FastifyInstance, factor: number): (call: Call) => CallLimits {
  const check = (call: Call, limit: Limit) => {
    const options: RateLimitOptions = {
      // What is counted apart from all else, in whichever process.
      groupId: `${call.method} ${call.path} ${limit.per}`,
      max: Math.max(1, Math.round(limit.times * factor)),
      timeWindow: limit.withinMinutes * 60_000,
      ...(limit.per === 'email' && { keyGenerator: emailOf }),
    }
    const count = app.createRateLimit(options)
    return async (request: FastifyRequest) => {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) return
      throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.max(1, counted.ttlInSeconds) })
    }
  }
  return (call) => {
    const limits = LIMITS.get(call.path) ?? []
    const checks = (per: Limit['per']) =>
      limits.filter((limit) => limit.per === per).map((limit) => check(call, limit))
    return { onRequest: checks('ip'), preHandler: checks('email') }
  }
}

const emailOf = (request: FastifyRequest) => (request.body as { email: string }).email
