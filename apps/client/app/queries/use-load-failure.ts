import { isSignedOut } from '@anseo/api-client/api-error'
import { useState } from 'react'

/**
 * Why a query did not load, also while it is tried again: a message stays until there is something else to show.
 * @returns null once it has loaded, and when the login has ended, which is said elsewhere.
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
