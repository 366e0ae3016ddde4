import type { Call } from '@anseo/contract/call'
import { FLOOD_LIMITS } from '@anseo/domain/rate-limits'
import type { FastifyRequest } from 'fastify'
import { createLocalCounts } from '../limits/local-counts.ts'
import { networkOf } from './network-of.ts'
import { isOwnPage } from './own-pages.ts'
import { tooOften } from './refusal.ts'

/** The wide limits on calls and pages together; each function throws `RATE_LIMITED` when it is too much. */
export interface FloodLimits {
  /** Counts a call of a network, before its token is looked at. */
  ofNetwork(call: Call): (request: FastifyRequest) => Promise<void>
  /** Counts a call of an account. */
  ofAccount(request: FastifyRequest): Promise<void>
  /** Counts a page request of a network, cached or rendered, before any work is done. */
  ofPage(request: FastifyRequest): Promise<void>
  /** Counts a page that is rendered for one reader, before it is. */
  ofRendering(request: FastifyRequest): void
  /**
   * Counts a page that is rendered for the cache. Others may wait for it too, so the next request is refused instead.
   */
  countRendering(request: FastifyRequest): void
}

/**
 * Creates the limits of requests for each network and account.
 * @param factor multiplies every limit (`RATE_LIMIT_FACTOR`).
 */
export function createFloodLimits(factor: number): FloodLimits {
  const calls = createLocalCounts(FLOOD_LIMITS.calls * factor)
  const renderings = createLocalCounts(FLOOD_LIMITS.renderings * factor)
  const publicWrites = createLocalCounts(FLOOD_LIMITS.publicWrites * factor)
  const ownCalls = createLocalCounts(FLOOD_LIMITS.ownCalls * factor)
  return {
    ofNetwork: ({ method, access }) => {
      const isPublicWrite = method !== 'GET' && access === 'public'
      return async (request) => {
        if (isOwnPage(request)) return
        const network = networkOf(request.ip)
        refuseWhile(calls.count(network) || (isPublicWrite ? publicWrites.count(network) : 0))
      }
    },
    ofAccount: async ({ caller }) => refuseWhile(caller ? ownCalls.count(caller.accountId) : 0),
    ofPage: async ({ ip }) => {
      const network = networkOf(ip)
      refuseWhile(calls.count(network) || renderings.read(network))
    },
    ofRendering: ({ ip }) => refuseWhile(renderings.count(networkOf(ip))),
    countRendering: ({ ip }) => void renderings.count(networkOf(ip)),
  }
}

function refuseWhile(waitMs: number): void {
  if (waitMs > 0) throw tooOften(waitMs)
}
