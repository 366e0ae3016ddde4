import type { BodyFor } from '@anseo/contract/calls'
import type { CheckOnWire, CheckOrder } from '@anseo/contract/vetting'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { keepPreviousData, type QueryKey, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, useRead } from '../site.ts'
import { vendorsKey, vettingKeys } from './vendors.ts'

const KEY = [...vendorsKey, 'vetting']

/** Loads an application with its checks and documents; it is not asked for unless it is wanted. */
export const useVetting = (id: string, wanted = true) =>
  useRead([...KEY, id], 'GET /api/admin/vendors/:id/vetting', { params: { id }, enabled: wanted })

export interface CheckSearch {
  /** The number of days within which a check expires; 0 finds those that have expired. */
  endingWithinDays: number
  order: CheckOrder
  page: number
}

const endingChecks = (query: CheckSearch) =>
  queryOptions({
    queryKey: [...vendorsKey, 'checks', query],
    queryFn: ({ signal }) => api('GET /api/admin/checks', { query, signal }),
  })

/** Loads a page of the needed checks that end within some days. */
export const useEndingChecks = (query: CheckSearch) =>
  useQuery({ ...endingChecks(query), placeholderData: keepPreviousData })

/** Counts the needed checks that end within each of these numbers of days; undefined while they load. */
export const useEndingCounts = (days: readonly number[]) =>
  useQueries({
    queries: days.map((endingWithinDays) => endingChecks({ endingWithinDays, order: 'soonest', page: 1 })),
    combine: (found) => found.map(({ data }) => data?.total),
  })

/** Loads one document of a vendor. */
export const useDocument = (id: string) =>
  useRead(['document', id], 'GET /api/admin/documents/:id', {
    params: { id },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The key that all queries begin with. */
const EVERYTHING: QueryKey = []

type Verdict = Omit<BodyFor<'POST /api/admin/vendors/:id/checks'>, 'kind' | 'submittedAt'>

/**
 * Approves or rejects a check, and reloads everything that depends on it. The server refuses a verdict on other documents
 * than were shown when the dialog opened.
 */
export function useDecideCheck(id: string, { kind, submittedAt }: CheckOnWire) {
  const [seen] = useState(submittedAt)
  return useFormChange(vettingKeys, (verdict: Verdict) =>
    api('POST /api/admin/vendors/:id/checks', {
      params: { id },
      body: { ...verdict, kind, submittedAt: seen },
    }),
  )
}

/** Gives a vendor more days for a document, and reloads everything that depends on it. */
export const useExtendCheck = () =>
  useChange(vettingKeys, ({ id, reason }: { id: string; reason: string }) =>
    api('POST /api/admin/checks/:id/extend', { params: { id }, body: { reason } }),
  )

/** Asks a vendor for something more, and reloads its file. */
export const useAskForMore = (id: string) =>
  useFormChange(vettingKeys, (body: BodyFor<'POST /api/admin/vendors/:id/ask-for-more'>) =>
    api('POST /api/admin/vendors/:id/ask-for-more', { params: { id }, body }),
  )

/** Records that a trader's details were checked, and reloads its file. */
export const useCheckTrader = (id: string) =>
  useFormChange(vettingKeys, (body: BodyFor<'POST /api/admin/vendors/:id/trader-check'>) =>
    api('POST /api/admin/vendors/:id/trader-check', { params: { id }, body }),
  )

/** Reminds a vendor of a check now. */
export const remindOfCheck = (id: string) => api('POST /api/admin/checks/:id/remind', { params: { id } })

/** Reminds a vendor of a check now, and reloads everything that depends on it. */
export const useRemindOfCheck = () => useChange(vettingKeys, remindOfCheck)

/** Cancels the bookings of a vendor whose document has expired, and reloads everything that depends on them. */
export const useCancelBookings = () =>
  useFormChange(EVERYTHING, ({ id, reason }: { id: string; reason: string }) =>
    api('POST /api/admin/checks/:id/cancel-bookings', { params: { id }, body: { reason } }),
  )
