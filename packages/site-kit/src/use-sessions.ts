import type { SessionOnWire } from '@anseo/contract/sessions'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '@anseo/api-client/api-error'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { notify } from '@anseo/ui/toasts'
import { passwordErrors } from './password-errors.ts'
import type { SiteCalls } from './site-calls.ts'
import { useNow } from './use-now.ts'

const PAGE_SIZE = 10
/** The largest page of any list; “Log out all other devices” also covers the sessions beyond it. */
const MAX_SHOWN = 100

/** The sessions to log out: one, or every other. */
export type Ending = SessionOnWire | 'others'

/**
 * Returns the devices that the account is logged in on, and the calls that log them out; a toast confirms
 * each. Loads them again whenever the tab becomes visible.
 */
export function useSessions({ api, site }: SiteCalls) {
  const [pageSize, setPageSize] = useState(PAGE_SIZE)
  const [known, setKnown] = useState<{ sessions: SessionOnWire[]; total: number } | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(
    () =>
      api(`GET /api/${site}/sessions`, { query: { pageSize } }).then(
        (loaded) => {
          setKnown(loaded)
          setFailed(false)
        },
        () => setFailed(true),
      ),
    [api, site, pageSize],
  )
  useEffect(() => {
    void load()
    const look = () => document.visibilityState === 'visible' && void load()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [load])
  return {
    known,
    failed,
    now: useNow(),
    reload: () => {
      setFailed(false)
      void load()
    },
    /** Shows more sessions; null when all are shown. */
    showMore:
      known && known.total > known.sessions.length && pageSize < MAX_SHOWN
        ? () => setPageSize(pageSize + PAGE_SIZE)
        : null,
    ending: useEnding({ api, site }, load),
  }
}

/** Asks for the password before sessions are logged out, and logs them out. */
function useEnding({ api, site }: SiteCalls, load: () => Promise<void>) {
  const [asked, setAsked] = useState<Ending | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const running = useRef(false)
  const ask = (ending: Ending | null) => {
    setError(null)
    setAsked(ending)
  }
  const attempt = async (ending: Ending, password: string) => {
    try {
      const body = { password }
      const { message } = await (ending === 'others'
        ? api(`DELETE /api/${site}/sessions`, { body })
        : api(`DELETE /api/${site}/sessions/:id`, { params: { id: ending._id }, body }))
      notify.success(message)
    } catch (refusal) {
      // The session has ended in the meantime, which is the wanted result.
      if (!(refusal instanceof ApiError && refusal.code === 'NOT_FOUND')) return setError(refusal)
    }
    ask(null)
    await load()
  }
  const confirm = async (password: string) => {
    if (running.current || !asked) return
    running.current = true
    setBusy(true)
    setError(null)
    await attempt(asked, password)
    running.current = false
    setBusy(false)
  }
  return {
    asked,
    ask,
    busy,
    confirm: (password: string) => void confirm(password),
    ...passwordErrors(error, FAILED),
  }
}
