import type { Lifetime } from '../../../platform/cache/lifetime.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lifetimeOf } from '../../booking/public.ts'
import { findNextVisible } from './visible-store.ts'

/** Returns the lifetime of a page of a vendor's reviews; it also ends when the next review becomes visible. */
export async function reviewsLifetime(runtime: Runtime, vendorId: string, now: Date): Promise<Lifetime> {
  const lifetime = await lifetimeOf(runtime, [vendorId], now)
  const nextVisible = await findNextVisible(runtime.db, vendorId, now)
  return nextVisible && nextVisible < lifetime.until ? { ...lifetime, until: nextVisible } : lifetime
}
