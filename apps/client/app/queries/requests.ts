import type { Speciality } from '@anseo/domain/specialities'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'
import { LIVE } from './live.ts'

const PAGE = 20

/** Loads the client's requests to several vendors, the newest first, page by page. */
export const useRequests = () =>
  useInfiniteQuery({
    queryKey: [LIVE, 'requests'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('GET /api/user/requests', { query: { limit: PAGE, ...(cursor !== null && { cursor }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ requests }) => requests),
  })

/** Loads a request with the vendors that it asks and their quotes; reloads after each answer of a vendor. */
export const useRequest = (id: string) =>
  useQuery({
    queryKey: [LIVE, 'request', id],
    queryFn: ({ signal }) => api('GET /api/user/requests/:id', { params: { id }, signal }),
  })

const OFFERED = 12

/** Loads vendors of a speciality to choose from, the best rated first; those near a place where one is known. */
export const useAskable = (speciality: Speciality, near: string, enabled: boolean) =>
  useQuery({
    queryKey: ['askable', speciality, near],
    enabled,
    queryFn: async ({ signal }) => {
      const query = { speciality, sort: 'rating' as const, pageSize: OFFERED, ...(near && { near }) }
      const { data } = await api('GET /api/vendor/list', { query, signal })
      return data.filter(({ available }) => available)
    },
  })
