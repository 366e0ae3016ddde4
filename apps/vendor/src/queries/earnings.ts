import { saveFile } from '@anseo/api-client/save-file'
import type { EarningOnWire } from '@anseo/contract/payouts'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

const KEY = ['earnings']
const PAGE = 20

/** Loads held earnings, the next payout, this year's payouts and the last twelve months. */
export const useEarningsSummary = () =>
  useQuery({
    queryKey: [...KEY, 'summary'],
    queryFn: ({ signal }) => api('GET /api/pro/earnings/summary', { signal }),
  })

/** Loads the earnings in one state or all of them, newest appointment first, page by page. */
export const useEarnings = (state: EarningOnWire['state'] | undefined) =>
  useInfiniteQuery({
    queryKey: [...KEY, 'entries', state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/pro/earnings', {
        query: { limit: PAGE, ...(state && { state }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  })

/** Loads the statement of a month, `2026-11`. */
export const useStatement = (month: string) =>
  useQuery({
    queryKey: [...KEY, 'statement', month],
    queryFn: async ({ signal }) =>
      (await api('GET /api/pro/statements/:month', { params: { month }, signal })).statement,
    placeholderData: keepPreviousData,
  })

/** Saves the statement of a month as a PDF. */
export const useStatementFile = () =>
  useMutation({
    mutationFn: (month: string) => api('GET /api/pro/statements/:month/pdf', { params: { month } }),
    onSuccess: saveFile,
  })

/** Saves all earnings as a CSV file. */
export const useEarningsFile = () =>
  useMutation({ mutationFn: () => api('GET /api/pro/earnings/export'), onSuccess: saveFile })
