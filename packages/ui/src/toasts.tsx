import { Suspense, lazy, useSyncExternalStore } from 'react'

type ToastKind = 'success' | 'error' | 'info'

const ToastStack = lazy(() => import('./toast-stack.tsx'))

let wanted = false
const listeners = new Set<() => void>()

function show(kind: ToastKind, text: string) {
  wanted = true
  for (const listener of listeners) listener()
  void import('./toast-stack.tsx').then((stack) => stack.push(kind, text))
}

/** Shows a toast for five seconds, at most three at once; errors interrupt a screen reader, others wait (§9). */
export const notify = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
}

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
