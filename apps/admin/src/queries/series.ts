import type { SeriesOrder } from '@anseo/contract/admin-series'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../site.ts'

export interface SeriesSearch {
  order: SeriesOrder
  page: number
}

/** Loads a page of the series of a client or vendor. */
export const usePersonSeries = (id: string, query: SeriesSearch) =>
  useRead(['people', id, 'series', query], 'GET /api/admin/people/:id/series', {
    params: { id },
    query: { ...query, pageSize: 10 },
    placeholderData: keepPreviousData,
  })

/** Loads a series with all its dates. */
export const useSeries = (id: string) =>
  useRead(['series', id], 'GET /api/admin/series/:id', { params: { id }, select: ({ series }) => series })

/** Counts the series of a period and the visits made from them. */
export const useSeriesStats = (query: { from: string; to: string }) =>
  useRead(['stats', 'series', query], 'GET /api/admin/stats/series', {
    query,
    placeholderData: keepPreviousData,
  })
