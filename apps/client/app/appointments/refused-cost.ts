import { ApiError } from '@anseo/api-client/api-error'
import type { WireCost } from '@anseo/domain/cost-wire'

/** Returns the cost that a refusal names in place of the one that was shown; null for any other failure. */
export function refusedCost(error: unknown): WireCost | null {
  if (!(error instanceof ApiError) || error.code !== 'PRICE_CHANGED') return null
  const { total, now, onTheDay, parts, refunds } = error.refusal
  return parts ? { total: total!, now: now!, onTheDay: onTheDay!, parts, refunds: refunds ?? [] } : null
}
