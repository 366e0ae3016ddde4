import type { BodyFor } from '@anseo/contract/calls'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { keepPreviousData, type QueryKey, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'
import { vendorsKey, vettingKeys } from './vendors.ts'

const KEY = [...vendorsKey, 'vetting']

/** An application with its checks and documents; it is not asked for unless it is wanted. */
export const useVetting = (id: string, wanted = true) =>
  useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => api('GET /api/admin/vendors/:id/vetting', { params: { id }, signal }),
    enabled: wanted,
  })

const endingChecks = (endingWithinDays: number, page: number) =>
  queryOptions({
    queryKey: [...vendorsKey, 'checks', endingWithinDays, page],
    queryFn: ({ signal }) => api('GET /api/admin/checks', { query: { endingWithinDays, page }, signal }),
  })

/** A page of the needed checks that end within some days; with 0 those that have ended. */
export const useEndingChecks = (endingWithinDays: number, page: number) =>
  useQuery({ ...endingChecks(endingWithinDays, page), placeholderData: keepPreviousData })

/** Counts the needed checks that end within each of these numbers of days; undefined while they load. */
export const useEndingCounts = (days: readonly number[]) =>
  useQueries({
    queries: days.map((within) => endingChecks(within, 1)),
    combine: (found) => found.map(({ data }) => data?.total),
  })

/** Loads one document of a vendor. */
export const useDocument = (id: string) =>
  useQuery({
    queryKey: ['document', id],
    queryFn: ({ signal }) => api('GET /api/admin/documents/:id', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The key that all queries begin with. */
const EVERYTHING: QueryKey = []

export type Verdict = BodyFor<'POST /api/admin/vendors/:id/checks'>

/** Approves or rejects a check, and reloads everything that depends on it. */
export const useDecideCheck = (id: string) =>
  useFormChange(vettingKeys, (body: Verdict) =>
    api('POST /api/admin/vendors/:id/checks', { params: { id }, body }),
  )

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
export const useRemindOfCheck = () =>
  useChange(vettingKeys, (id: string) => api('POST /api/admin/checks/:id/remind', { params: { id } }))

/** Cancels the bookings of a vendor whose document has expired, and reloads everything that depends on them. */
export const useCancelBookings = () =>
  useFormChange(EVERYTHING, ({ id, reason }: { id: string; reason: string }) =>
    api('POST /api/admin/checks/:id/cancel-bookings', { params: { id }, body: { reason } }),
  )
