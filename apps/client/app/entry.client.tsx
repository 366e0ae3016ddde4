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

// A smooth change of views that the next one overtakes is skipped: no error, though the router leaves it unhandled.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault()
})

// In development modules change without a new build: the service worker must not cache them.
if (import.meta.env.PROD) whenUsed(registerWorker)

function registerWorker() {
  // Not to be had just now: the next visit tries again.
  import('./offline/register-worker.ts').then((module) => module.registerWorker()).catch(() => undefined)
}

/** The worker fetches the whole site: that waits until the page is used, or has been there for a while. */
function whenUsed(act: () => void) {
  const listening = new AbortController()
  const once = () => {
    listening.abort()
    clearTimeout(timer)
    act()
  }
  const timer = setTimeout(once, REST_MS)
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
    addEventListener(sign, once, { passive: true, signal: listening.signal })
}
