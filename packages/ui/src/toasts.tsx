import { Suspense, lazy, useSyncExternalStore } from 'react'

type ToastKind = 'success' | 'error' | 'info'

const loadStack = () => import('./toast-stack.tsx')
const ToastStack = lazy(loadStack)

let wanted = false
const listeners = new Set<() => void>()

function show(kind: ToastKind, text: string) {
  wanted = true
  for (const listener of listeners) listener()
  void loadStack().then((stack) => stack.push(kind, text))
}

/** Shows a toast for five seconds, at most three at once; errors interrupt a screen reader, others wait (§9). */
export const notify = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
}

/** Loads the code of the toasts before there is one: the news may be that nothing can be loaded. */
export const prepareToasts = (): void => void loadStack()

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
