import { ApiError } from '@anseo/api-client/api-error'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'

const PAGE = 24

/** Loads the client's favourites, the last saved first, page by page. */
export const useFavourites = () =>
  useInfiniteQuery({
    queryKey: ['favourites'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('GET /api/user/favourites', { query: { limit: PAGE, ...(cursor !== null && { cursor }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ favourites }) => favourites),
  })

/** Loads vendors by their ids, in this order; those that are not listed any more are left out. */
export function useVendors(ids: readonly string[]): readonly VendorOnWire[] {
  const { data } = useQuery({
    queryKey: ['vendors', ids],
    queryFn: async ({ signal }) =>
      (await Promise.all(ids.map((vendorId) => findVendor(vendorId, signal)))).filter((one) => one !== null),
  })
  return data ?? []
}

const findVendor = (vendorId: string, signal: AbortSignal): Promise<VendorOnWire | null> =>
  api('GET /api/vendor/:vendorId', { params: { vendorId }, signal }).then(
    ({ data }) => data,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    },
  )
