import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import type { Resources } from './resources.ts'

/** The time that closing may take after the drain; after that, the process exits anyway. */
const CLOSE_WITHIN_MS = 9_000
/** These are handled here, because close-with-grace exits at once when a signal arrives a second time. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Closes the resources of this process on SIGINT, SIGTERM or an uncaught failure, and exits. Repeated signals are
 * ignored, because Ctrl+C reaches both npm and the server, and npm passes it on to the server again.
 * @param drainSeconds how long draining may take, in addition to the time for closing.
 */
export function closeAtExit(resources: Resources, drainSeconds: number, log: Logger): void {
  let isEnding = false
  const ending = closeWithGrace(
    { delay: drainSeconds * 1000 + CLOSE_WITHIN_MS, skip: [...SIGNALS] },
    async ({ err }) => {
      isEnding = true
      if (err) log.error({ err }, 'Stopping after a failure')
      await resources.close({ drains: !err })
    },
  )
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!isEnding) ending.close()
      isEnding = true
    })
  }
}
