import type { VendorOrder, VettingState } from '@anseo/contract/administration'
import { useChange } from '@anseo/site-kit/use-change'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { exportQuery } from './export-query.ts'
import { api } from '../site.ts'
import { useMay } from './profile.ts'

export const vendorsKey = ['vendors']

/** The lists and files of vendors, and the log of what was done to them. */
export const vettingKeys = { each: [vendorsKey, ['audit']] }

export interface VendorSearch {
  status: VettingState
  search: string
  order: VendorOrder
  page: number
}

/** A page of the vendors in one state, newest application first, and how many each state has. */
export const useVettedVendors = (query: VendorSearch) =>
  useQuery({
    queryKey: [...vendorsKey, query],
    queryFn: ({ signal }) => api('GET /api/admin/vendors', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** Downloads the vendors that a search finds, or the chosen ones of them. */
export const exportVendors = (query: VendorSearch, ids?: string[]) =>
  api('GET /api/admin/vendors.csv', { query: exportQuery(query, ids) })

/** Returns the number of waiting applications. */
export function useWaitingCount(): number {
  const { data } = useQuery({
    queryKey: [...vendorsKey, 'count'],
    queryFn: ({ signal }) => api('GET /api/admin/vendors', { query: { pageSize: 1 }, signal }),
    enabled: useMay()('GET /api/admin/vendors'),
  })
  return data?.counts.pending ?? 0
}

export type VettingStep = 'verify' | 'reject' | 'suspend'

interface Decision {
  id: string
  step: VettingStep
  /** The state that was looked at: a colleague may have decided since. */
  from: VettingState
  reason?: string
  /** Of a suspension: its last day. */
  lastDay?: string
  /** Reason for verifying a vendor without a required check. */
  exception?: string
}

/** Decides about a vendor and reloads the lists, also after a refusal, because they were stale then. */
export const useVettingStep = () =>
  useChange(vettingKeys, ({ id, step, ...body }: Decision) =>
    api(`POST /api/admin/vendors/:id/${step}`, { params: { id }, body }),
  )
