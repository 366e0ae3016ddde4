import { isSignedOut } from '@anseo/api-client/api-error'
import { useState } from 'react'

/**
 * Returns the error of a query, also while it is retried: the message stays until there is something else to show.
 * @returns null once the query has loaded, and when the login has ended, which is shown elsewhere.
 */
export function useLoadFailure({
  error,
  isSuccess,
}: {
  error: Error | null
  isSuccess: boolean
}): Error | null {
  const [last, setLast] = useState<Error | null>(null)
  const failure = isSuccess || isSignedOut(error) ? null : (error ?? last)
  if (failure !== last) setLast(failure)
  return failure
}
