// implements: §2.43, §9.19
import type { Api } from '@anseo/api-client/api'
import { TOP_VENDORS_TIMEOUT_MS } from '@anseo/domain/limits'
import type { ListedVendor } from '../../vendors/vendor-list-card.tsx'

/** The vendors on the home page. */
export interface TopVendorsData {
  vendors: ListedVendor[]
  /** True while no vendor has a completed appointment: then `vendors` are available ones (C6). */
  fallback: boolean
}

/** Loads the top vendors; null when they do not arrive within 5 seconds (§9). */
export async function loadTopVendors(api: Api): Promise<TopVendorsData | null> {
  const top = await api('GET /api/vendor/top', { signal: AbortSignal.timeout(TOP_VENDORS_TIMEOUT_MS) }).catch(
    () => null,
  )
  return top && { vendors: top.data, fallback: top.fallback }
}

/** Returns the number of listed vendors, as the list counts them (C4); null when the request fails. */
export async function loadVendorCount(api: Api): Promise<number | null> {
  const list = await api('GET /api/vendor/list', { query: { page: 1, pageSize: 1 } }).catch(() => null)
  return list?.total ?? null
}
