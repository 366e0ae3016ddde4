import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

/** Loads a page of the series of a client or vendor. */
export const usePersonSeries = (id: string, page: number) =>
  useQuery({
    queryKey: ['people', id, 'series', page],
    queryFn: ({ signal }) =>
      api('GET /api/admin/people/:id/series', { params: { id }, query: { page, pageSize: 10 }, signal }),
    placeholderData: keepPreviousData,
  })

/** Loads a series with all its dates. */
export const useSeries = (id: string) =>
  useQuery({
    queryKey: ['series', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/series/:id', { params: { id }, signal })).series,
  })

/** Counts the series of a period and the visits made from them. */
export const useSeriesStats = (query: { from: string; to: string }) =>
  useQuery({
    queryKey: ['stats', 'series', query],
    queryFn: ({ signal }) => api('GET /api/admin/stats/series', { query, signal }),
    placeholderData: keepPreviousData,
  })
