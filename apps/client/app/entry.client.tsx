import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

const REST_MS = 10_000

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// In development the modules change under the page: nothing of them may be kept.
if (import.meta.env.PROD) {
  whenAtRest(async () => (await import('./offline/register-worker.ts')).registerWorker())
}

/** The worker fetches the whole site: that waits until the page is used, or has been there for a while. */
function whenAtRest(act: () => unknown) {
  const leaving = new AbortController()
  const once = () => {
    if (leaving.signal.aborted) return
    leaving.abort()
    act()
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(sign, once, { passive: true, signal: leaving.signal })
  setTimeout(once, REST_MS)
}
