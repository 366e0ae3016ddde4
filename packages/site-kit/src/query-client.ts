import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'

/** How often a call that was never answered is made again before the page says so. */
const RETRIES = 1

/** Whether a login is all that helps; its toast is shown where the call was made (A2). */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/**
 * The cache of a site's reads and writes: a refusal is final, and without a connection a page says so at once.
 * @param onFailure told why a write failed, unless the write's `meta.inForm` says that its form shows it.
 */
export const createQueryClient = (onFailure: (text: string) => void): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!isSignedOut(error) && !mutation.meta?.['inForm']) onFailure(bookingErrorText(error))
      },
    }),
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
