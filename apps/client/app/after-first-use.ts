import { keepFocus } from '@anseo/ui/keep-focus'
import { registerWorker } from './offline/register-worker.ts'

/** Starts what a page does without until it is used: its code is not needed before. */
export function afterFirstUse(): void {
  keepFocus()
  // In development modules change without a new build: the service worker must not cache them.
  if (import.meta.env.PROD) void registerWorker()
}
