import { useEffect, useEffectEvent } from 'react'

interface CloseWatcher extends EventTarget {
  destroy: () => void
}

/** A window of a browser that may know close requests; the standard types do not have them yet. */
type WatchingWindow = Window & { CloseWatcher?: new () => CloseWatcher }

/**
 * Calls `onRequest` when the person asks to close what is open by the browser's own means: on Android the back gesture,
 * which would otherwise leave the page, as it still does in browsers without `CloseWatcher`.
 */
export function useCloseRequest(isOpen: boolean, onRequest: () => void): void {
  const request = useEffectEvent(onRequest)
  useEffect(() => {
    const { CloseWatcher } = window as WatchingWindow
    if (!isOpen || !CloseWatcher) return
    let watcher: CloseWatcher
    // A watcher ends with its first request, and a dialog may stay open after one.
    const watch = () => {
      watcher = new CloseWatcher()
      watcher.addEventListener('close', () => {
        watch()
        request()
      })
    }
    watch()
    return () => watcher.destroy()
  }, [isOpen])
}
