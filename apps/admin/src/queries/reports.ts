import type { BodyFor } from '@anseo/contract/calls'
import { useChange } from '@anseo/site-kit/use-change'
import { keepPreviousData } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'
import { useMay } from './profile.ts'

const KEY = ['reports']

export interface ReportSearch {
  status: 'open' | 'settled'
  search: string
  order: 'newest' | 'oldest'
  page: number
}

/** Loads a page of reports, and how many are open and settled. */
export const useReports = (query: ReportSearch) =>
  useRead([...KEY, query], 'GET /api/admin/reports', { query, placeholderData: keepPreviousData })

/** Returns the number of open problem reports. */
export function useOpenReports(): number {
  const { data } = useRead([...KEY, 'count'], 'GET /api/admin/reports', {
    query: { pageSize: 1 },
    enabled: useMay()('GET /api/admin/reports'),
  })
  return data?.counts.open ?? 0
}

/** Loads one report with both sides' statements and the known facts. Reading messages this way adds an audit entry. */
export const useReport = (id: string) =>
  useRead([...KEY, 'one', id], 'GET /api/admin/problem-reports/:id', {
    params: { id },
    staleTime: Number.POSITIVE_INFINITY,
  })

type Settlement = BodyFor<'POST /api/admin/problem-reports/:id/settle'>

/**
 * Resolves a report, and reloads the shown data, also after a refusal, because another admin may have been
 * faster.
 */
export const useSettleReport = (id: string) =>
  useChange(KEY, (body: Settlement) =>
    api('POST /api/admin/problem-reports/:id/settle', { params: { id }, body }),
  )
