import type { QueryFor } from '@anseo/contract/calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

export type StatsQuery = QueryFor<'GET /api/admin/stats'>

/** Loads the figures of a period; the previous period's stay visible until these have arrived. */
export const useStats = (query: StatsQuery) =>
  useQuery({
    queryKey: ['stats', query],
    queryFn: ({ signal }) => api('GET /api/admin/stats', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Loads the figures of requests to several vendors and of the waitlist; the previous period's stay meanwhile. */
export const useDemandStats = (query: QueryFor<'GET /api/admin/stats/demand'>) =>
  useQuery({
    queryKey: ['demand-stats', query],
    queryFn: ({ signal }) => api('GET /api/admin/stats/demand', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** The figures by week as a file. */
export const exportStats = (query: StatsQuery) => api('GET /api/admin/stats/export', { query })

const RECHECK_MS = 30_000

/** Loads open tasks and the state of background work; polls every 30 s. */
export const useOverview = () =>
  useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api('GET /api/admin/overview', { signal }),
    refetchInterval: RECHECK_MS,
  })
