import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'

const PAGE = 20

/** Loads the client's receipts, of one appointment or of all, newest first, page by page. */
export const useReceipts = (appointmentId: string | null) =>
  useInfiniteQuery({
    queryKey: ['receipts', { appointmentId }],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = {
        limit: PAGE,
        ...(cursor !== null && { cursor }),
        ...(appointmentId && { appointmentId }),
      }
      return api('GET /api/user/receipts', { query, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ receipts }) => receipts),
  })

/** Loads one of the client's receipts with its issuer. */
export const useReceipt = (number: number) =>
  useQuery({
    queryKey: ['receipts', number],
    queryFn: ({ signal }) => api('GET /api/user/receipts/:number', { params: { number }, signal }),
  })
