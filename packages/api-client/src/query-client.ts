import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** How often a call that was never answered is made again before the page says so. */
const RETRIES = 1

/** The cache of a site's reads: a refusal is final, and without a connection a page says so at once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: 'always',
        staleTime: 10_000,
        retry: (failures, error) =>
          failures < RETRIES && !(error instanceof ApiError && ['refused', 'offline'].includes(error.kind)),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
