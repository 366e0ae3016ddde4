import { Suspense, lazy, useSyncExternalStore } from 'react'

type ToastKind = 'success' | 'error' | 'info'

/** An action offered while the toast is shown, such as 'Undo'. */
export interface ToastAction {
  label: string
  onClick: () => void
}

const loadStack = () => import('./toast-stack.tsx')
const ToastStack = lazy(loadStack)

let wanted = false
const listeners = new Set<() => void>()

const toastOf = (kind: ToastKind) => (text: string, action?: ToastAction) => {
  const shown = loadStack().then(
    (stack) => {
      wanted = true
      listeners.forEach((listener) => listener())
      return stack.push(kind, text, action)
    },
    // Offline, the code of toasts may not have loaded; the page stays unchanged then.
    () => undefined,
  )
  return () => void shown.then((close) => close?.())
}

/**
 * Shows a toast for five seconds, at most three at once; errors interrupt a screen reader, others wait (§9).
 * @returns a function that closes it earlier, such as when what it says is tried again.
 */
export const notify = { success: toastOf('success'), error: toastOf('error'), info: toastOf('info') }

/**
 * Loads the code of the toasts before there is one: the news may be that nothing can be loaded, and Safari and Chromium before
 * version 156 remember a failed import for as long as the page is open.
 * @returns when it is there, or could not be loaded.
 */
export const prepareToasts = (): Promise<unknown> => loadStack().catch(() => undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place of the toasts, once in each site; its code loads with the first toast. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  return shown ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null
}
