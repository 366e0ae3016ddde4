import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'

/** The time that closing may take after the drain; after that, the process exits anyway. */
const CLOSE_WITHIN_MS = 9_000
/** These are handled here, because close-with-grace exits at once when a signal arrives a second time. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Opens the resources of a process, and closes them when it shuts down. */
export interface OrderlyEnd {
  /**
   * Opens one resource. Once shutdown has begun, the promise never settles, so that nothing further is opened.
   * @param close closes the resource; resources are closed in reverse order, and never while another is being opened.
   */
  open<T>(part: () => Promise<T>, close?: (opened: T) => Promise<void>): Promise<T>
  /** Sets the work that runs first at shutdown, while every resource is still open. */
  beforeClosing(drain: () => Promise<void>): void
}

/**
 * Shuts the process down gracefully on SIGINT, SIGTERM or an uncaught failure. Repeated signals are ignored, because
 * Ctrl+C reaches both npm and the server, and npm passes it on to the server again.
 * @param drainSeconds how long the work of `beforeClosing` may take, in addition to the time for closing.
 */
export function endInOrder(drainSeconds: number, log: Logger): OrderlyEnd {
  const closers: (() => Promise<void>)[] = []
  let opening: Promise<unknown> = Promise.resolve()
  let drain: (() => Promise<void>) | undefined
  let isEnding = false

  const ending = closeWithGrace(
    { delay: drainSeconds * 1000 + CLOSE_WITHIN_MS, skip: [...SIGNALS] },
    async ({ err }) => {
      isEnding = true
      if (err) log.error({ err }, 'Stopping after a failure')
      else await drain?.()
      await opening.catch(() => undefined)
      for (const close of closers.toReversed()) await close()
    },
  )
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!isEnding) ending.close()
      isEnding = true
    })
  }
  return {
    open: async (part, close) => {
      if (isEnding) return never()
      const opened = part().then((it) => {
        if (close) closers.push(() => close(it))
        return it
      })
      opening = opened
      const it = await opened
      return isEnding ? never() : it
    },
    beforeClosing: (first) => {
      drain = first
    },
  }
}

const never = () => new Promise<never>(() => undefined)
