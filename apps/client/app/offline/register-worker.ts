/** The interval at which an open page checks for a new build of the site, when its tab becomes visible. */
const UPDATE_INTERVAL_MS = 60 * 60 * 1000

/** Registers the service worker, if it is not registered yet. */
export const openWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/service-worker.js')

/** Registers the service worker. In browsers that refuse it (private windows, say), the site works without it. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker = await openWorker().catch(() => undefined)
  if (!worker) return
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < UPDATE_INTERVAL_MS) return
    asked = Date.now()
    worker.update().catch(() => undefined)
  })
}
