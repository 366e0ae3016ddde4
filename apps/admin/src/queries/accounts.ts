import type { QueryFor } from '@anseo/contract/calls'
import { useChange } from '@anseo/site-kit/use-change'
import { keepPreviousData } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['people']
/** Number of a person's records on a page. */
const RECORDS = 10

export type AccountsQuery = NonNullable<QueryFor<'GET /api/admin/people'>>

/** Loads a page of the people of one site, with the count of each. */
export const useAccounts = (query: AccountsQuery) =>
  useRead([...KEY, query], 'GET /api/admin/people', { query, placeholderData: keepPreviousData })

/** Loads a client with profile and figures. */
export const useClient = (id: string) =>
  useRead([...KEY, 'client', id], 'GET /api/admin/people/clients/:id', {
    params: { id },
    select: ({ client }) => client,
  })

/** Loads a vendor with profile and figures. */
export const useVendor = (id: string) =>
  useRead([...KEY, 'vendor', id], 'GET /api/admin/people/vendors/:id', {
    params: { id },
    select: ({ vendor }) => vendor,
  })

/** Loads a page of the refunds of a person's appointments. */
export const usePersonRefunds = (id: string, page: number) =>
  useRead([...KEY, id, 'refunds', page], 'GET /api/admin/people/:id/refunds', {
    params: { id },
    query: { page, pageSize: RECORDS },
    placeholderData: keepPreviousData,
  })

/** Loads a page of the problem reports about a person's appointments. */
export const usePersonReports = (id: string, page: number) =>
  useRead([...KEY, id, 'reports', page], 'GET /api/admin/people/:id/reports', {
    params: { id },
    query: { page, pageSize: RECORDS },
    placeholderData: keepPreviousData,
  })

/** Loads a page of the reviews that a person wrote or received. */
export const usePersonReviews = (id: string, page: number) =>
  useRead([...KEY, id, 'reviews', page], 'GET /api/admin/people/:id/reviews', {
    params: { id },
    query: { page, pageSize: RECORDS },
    placeholderData: keepPreviousData,
  })

/** Ends all sessions of a person. */
export const useEndSessions = (id: string) =>
  useChange(KEY, (reason: string) =>
    api('POST /api/admin/people/:id/end-sessions', { params: { id }, body: { reason } }),
  )
