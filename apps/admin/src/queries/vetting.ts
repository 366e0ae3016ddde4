import type { BodyFor } from '@anseo/contract/calls'
import { notify } from '@anseo/ui/toasts'
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '../site.ts'
import { vendorsKey } from './vendors.ts'

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

export type Verdict = BodyFor<'POST /api/admin/vendors/:id/checks'>

/** Approves or rejects a check, and reloads everything that depends on it. */
export function useDecideCheck(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Verdict) => api('POST /api/admin/vendors/:id/checks', { params: { id }, body }),
    meta: { inForm: true },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () =>
      Promise.all([vendorsKey, ['audit']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}

/** Gives a vendor more days for a document, and reloads everything that depends on it. */
export function useExtendCheck() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      api('POST /api/admin/checks/:id/extend', { params: { id }, body: { reason } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () =>
      Promise.all([vendorsKey, ['audit']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}
