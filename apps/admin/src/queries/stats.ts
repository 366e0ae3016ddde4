import type { QueryFor } from '@anseo/contract/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

export type StatsQuery = QueryFor<'GET /api/admin/stats'>

/** What became of what was booked within some days; the days before stay until these have come. */
export const useStats = (query: StatsQuery) =>
  useQuery({
    queryKey: ['stats', query],
    queryFn: ({ signal }) => api('GET /api/admin/stats', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** The figures by week as a file. */
export const exportStats = (query: StatsQuery) => api('GET /api/admin/stats/export', { query })

const LOOK_AGAIN_MS = 30_000

/** What waits for somebody, and whether what runs by itself does; looked at again every 30 s. */
export const useOverview = () =>
  useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api('GET /api/admin/overview', { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  })
