import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

const register = () => void import('./offline/register-worker.ts').then((module) => module.registerWorker())

// In development the modules change under the page: nothing of them may be kept.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
