import type { ChildProcess } from 'node:child_process'

import { type Settings, spawnProduct, untilReady } from '../scripts/spawn-product.ts'
import { freePort } from '@anseo/test-support/free-port'
import { endProcess } from '@anseo/test-support/end-process'

/** All people of a test come from one machine, so limits by network would stop it. */
export const FOR_TESTS = { RATE_LIMIT_FACTOR: '1000' }

/** The product running as a process of its own on a free port. */
export interface ProductProcess {
  /** `http://localhost:<port>`, the same after a restart. */
  readonly url: string
  /** The output so far. */
  output(): string
  /**
   * Starts the product with additional settings and waits until it serves; throws with its output when it does
   * not.
   */
  start(settings?: Settings): Promise<void>
  /** Ends it by a signal and waits for its end. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Prepares a process of the product with these settings; it does not run before `start`. */
export async function productProcess(settings: Settings): Promise<ProductProcess> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  let output = ''
  let child: ChildProcess | undefined

  return {
    url,
    output: () => output,
    async start(more = {}) {
      const own = { ...FOR_TESTS, PORT: String(port), ...settings, ...more }
      child = spawnProduct(own, { stdio: ['ignore', 'pipe', 'pipe'] })
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
      }
      await untilReady(child, url).catch(({ message }: Error) => {
        throw new Error(`${message}:\n${output}`)
      })
    },
    async end(signal) {
      if (child) await endProcess(child, signal)
    },
  }
}
