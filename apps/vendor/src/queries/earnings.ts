import { saveFile } from '@anseo/api-client/save-file'
import type { EarningOnWire } from '@anseo/contract/payouts'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { api, useRead, useReadPages } from '../site.ts'

const KEY = ['earnings']
const PAGE = 20

/** Loads held earnings, the next payout, this year's payouts and the last twelve months. */
export const useEarningsSummary = () => useRead([...KEY, 'summary'], 'GET /api/pro/earnings/summary')

/** Loads the earnings in one state or all of them, newest appointment first, page by page. */
export const useEarnings = (state: EarningOnWire['state'] | undefined) =>
  useReadPages([...KEY, 'entries', state ?? 'all'], 'GET /api/pro/earnings', {
    query: { limit: PAGE, ...(state && { state }) },
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  })

/** Loads the statement of a month, `2026-11`. */
export const useStatement = (month: string) =>
  useRead([...KEY, 'statement', month], 'GET /api/pro/statements/:month', {
    params: { month },
    select: ({ statement }) => statement,
    placeholderData: keepPreviousData,
  })

/** Saves the statement of a month as a PDF. */
export const useStatementFile = () =>
  useMutation({
    mutationFn: (month: string) => api('GET /api/pro/statements/:month/pdf', { params: { month } }),
    onSuccess: saveFile,
  })

/** The common key of all queries about earnings, to reload them after what changes them. */
export const earningsKey = KEY

/** Saves all earnings as a CSV file. */
export const useEarningsFile = () =>
  useMutation({ mutationFn: () => api('GET /api/pro/earnings/export'), onSuccess: saveFile })
