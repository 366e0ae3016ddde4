import { ApiError } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { useOnline } from '@anseo/ui/use-online'
import { useEffect, useEffectEvent, useState } from 'react'
import { isSignedOut } from '../../api/is-signed-out.ts'

interface Failure {
  text: string
  /** The server knows nothing of it, or not for this client. */
  missing: boolean
}

export interface Loading {
  busy: boolean
  failure: Failure | null
  load: () => Promise<void>
}

/**
 * Loads what a page shows once it is there, and again after a failure once there is a connection.
 * @param fetchAll rejects with an `ApiError`.
 */
export function useLoading(fetchAll: () => Promise<void>): Loading {
  const online = useOnline()
  const [busy, setBusy] = useState(true)
  const [failure, setFailure] = useState<Failure | null>(null)

  const load = async () => {
    setBusy(true)
    try {
      await fetchAll()
      setFailure(null)
    } catch (error) {
      // The login is on its way, and says why.
      if (!isSignedOut(error)) setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  const loadNow = useEffectEvent(() => void load())
  useEffect(() => loadNow(), [])
  const loadAgain = useEffectEvent(() => {
    if (failure && !failure.missing) void load()
  })
  useEffect(() => {
    if (online) loadAgain()
  }, [online])
  return { busy, failure, load }
}

const failureOf = (error: unknown): Failure => ({
  text: bookingErrorText(error),
  missing: error instanceof ApiError && error.status === 404,
})
