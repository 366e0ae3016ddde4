import type { QueryFor } from '@anseo/contract/calls'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../site.ts'

export type StatsQuery = QueryFor<'GET /api/admin/stats'>

/** Loads the figures of a period; the previous period's stay visible until these have arrived. */
export const useStats = (query: StatsQuery) =>
  useRead(['stats', query], 'GET /api/admin/stats', { query, placeholderData: keepPreviousData })

/** Loads the figures of requests to several vendors and of the waitlist; the previous period's stay meanwhile. */
export const useDemandStats = (query: QueryFor<'GET /api/admin/stats/demand'>) =>
  useRead(['demand-stats', query], 'GET /api/admin/stats/demand', {
    query,
    placeholderData: keepPreviousData,
  })

const RECHECK_MS = 30_000

/** Loads open tasks and the state of background work; polls every 30 s. */
export const useOverview = () =>
  useRead(['overview'], 'GET /api/admin/overview', { refetchInterval: RECHECK_MS })
