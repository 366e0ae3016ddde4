import type { VendorOrder, VettingState } from '@anseo/contract/administration'
import { useChange } from '@anseo/site-kit/use-change'
import { keepPreviousData } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'
import { useMay } from './profile.ts'

export const vendorsKey = ['vendors']

/** Query keys to reload after a vetting decision: vendor lists and pages, and the audit log. */
export const vettingKeys = { each: [vendorsKey, ['audit']] }

export interface VendorSearch {
  status: VettingState
  search: string
  order: VendorOrder
  page: number
}

/** Loads a page of the vendors in one state, in the chosen order, and the number of vendors in each state. */
export const useVettedVendors = (query: VendorSearch) =>
  useRead([...vendorsKey, query], 'GET /api/admin/vendors', { query, placeholderData: keepPreviousData })

/** Returns the number of waiting applications. */
export function useWaitingCount(): number {
  const { data } = useRead([...vendorsKey, 'count'], 'GET /api/admin/vendors', {
    query: { pageSize: 1 },
    enabled: useMay()('GET /api/admin/vendors'),
  })
  return data?.counts.pending ?? 0
}

export type VettingStep = 'verify' | 'reject' | 'suspend'

interface Decision {
  id: string
  step: VettingStep
  /** The state that the admin saw when deciding: the server refuses if a colleague has changed it since. */
  from: VettingState
  reason?: string
  /** Last day of a suspension; absent if it has no end. */
  lastDay?: string
  /** Reason for verifying a vendor without a required check. */
  exception?: string
}

/** Decides about a vendor and reloads the lists, also after a refusal, because they were stale then. */
export const useVettingStep = () =>
  useChange(vettingKeys, ({ id, step, ...body }: Decision) =>
    api(`POST /api/admin/vendors/:id/${step}`, { params: { id }, body }),
  )
