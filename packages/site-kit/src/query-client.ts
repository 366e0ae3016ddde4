import { type DefaultOptions, MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'

/** How often a call that was never answered is made again before the page says so. */
const RETRIES = 1

/**
 * The cache of a site's reads and writes: a refusal is final, and without a connection a page says so at once.
 * @param onFailure told why a write failed, unless the write's `meta.inForm` says that its form shows it.
 * @param queries how the reads of this site differ from that.
 */
export const createQueryClient = (
  onFailure: (text: string) => void,
  queries: DefaultOptions['queries'] = {},
): QueryClient =>
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
        ...queries,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
