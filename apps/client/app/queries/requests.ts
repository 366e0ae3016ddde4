import type { Speciality } from '@anseo/domain/specialities'
import { LIVE } from './live.ts'
import { useRead, useReadPages } from './use-read.ts'

const PAGE = 20

/** Loads the client's requests to several vendors, the newest first, page by page. */
export const useRequests = () =>
  useReadPages([LIVE, 'requests'], 'GET /api/user/requests', {
    query: { limit: PAGE },
    select: ({ pages }) => pages.flatMap(({ requests }) => requests),
  })

/** Loads a request with the vendors that it asks and their quotes; reloads after each answer of a vendor. */
export const useRequest = (id: string) =>
  useRead([LIVE, 'request', id], 'GET /api/user/requests/:id', { params: { id } })

const OFFERED = 12

/** Loads vendors of a speciality to choose from, the best rated first; those near a place where one is known. */
export const useAskable = (speciality: Speciality, near: string, enabled: boolean) =>
  useRead(['askable', speciality, near], 'GET /api/vendor/list', {
    query: { speciality, sort: 'rating', pageSize: OFFERED, near },
    enabled,
    select: ({ data }) => data.filter(({ available }) => available),
  })
