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

// The browser skips a view transition that the next one overtakes. It is no error, but the router leaves it unhandled.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault()
})

whenUsed(() => {
  // A failed download needs no handling: the next visit tries again.
  import('./after-first-use.ts').then((module) => module.afterFirstUse()).catch(() => undefined)
})

/** Waits until the page is used or has been open for a while, since the service worker downloads the whole site. */
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
