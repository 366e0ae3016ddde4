import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'

/** A process that has not closed so long after its drain is ended. */
const CLOSE_WITHIN_MS = 9_000
/** close-with-grace exits at once when one of them comes a second time. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** The resources a process has opened, and closes when it is told to end. */
export interface OrderlyEnd {
  /**
   * Opens one part of the process. Once the process is to end this never returns: nothing further is opened.
   * @param close closes it again; the parts are closed in reverse order, none while another one is being opened.
   */
  open<T>(part: () => Promise<T>, close?: (opened: T) => Promise<void>): Promise<T>
  /** Adds work that is done first of all, while everything still works. */
  beforeClosing(drain: () => Promise<void>): void
}

/**
 * Hears from now on that the process is to end, and ends it in an orderly way, once: Ctrl+C reaches npm and the server,
 * and npm passes it on.
 * @param drainSeconds how long `beforeClosing` may take beside the time to close.
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
