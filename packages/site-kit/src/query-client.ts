import { type DefaultOptions, MutationCache, onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError, isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'

/** The number of retries of an unanswered request before the page reports it. */
const RETRIES = 1

/**
 * Creates the cache of a site's reads and writes: a refusal is final, and without a connection a call fails immediately.
 * @param onFailure called with the reason when a write fails, unless its `meta.inForm` is set: then its form shows it.
 * @param queries options for this site's reads that replace these defaults.
 */
export const createQueryClient = (
  onFailure: (text: string) => void,
  queries: DefaultOptions['queries'] = {},
): QueryClient => {
  // The manager assumes a connection, so that a page opened offline would not load again once there is one. While rendering
  // on the server this is unknown.
  onlineManager.setOnline(navigator.onLine !== false)
  return new QueryClient({
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
          failures < RETRIES && !(error instanceof ApiError && ['answered', 'offline'].includes(error.kind)),
        ...queries,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
