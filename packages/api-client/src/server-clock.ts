/** The offset of the server's clock from the browser's, by the last response (T4). */
let offsetMs = 0

/** Watchers of the time are notified when the two clocks differ by more than this. */
const NOTED_MS = 2_000
const watchers = new Set<() => void>()

/** Sets the clock from the server's time in a response that has just arrived. */
export function setServerTime(serverTime: Date): void {
  const before = offsetMs
  offsetMs = serverTime.getTime() - Date.now()
  if (Math.abs(offsetMs - before) > NOTED_MS) watchers.forEach((notify) => notify())
}

/** Returns the current time by the server's clock. */
export const serverNow = (): Date => new Date(Date.now() + offsetMs)

/** Calls `notify` whenever the clock was corrected; returns a function that stops it. */
export function watchServerClock(notify: () => void): () => void {
  watchers.add(notify)
  return () => void watchers.delete(notify)
}
