import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { BUILT_SERVER, SERVER_FLAGS } from '../scripts/server-program.mjs'
import { freePort } from '@anseo/test-support/free-port'
import { endProcess, hasEnded } from '@anseo/test-support/end-process'

const ROOT = join(import.meta.dirname, '..')

/** Time a first start with its demonstration data may take, in ms. */
const START_LIMIT = 90_000

/** All people of a test come from one machine, so limits by network would stop it. */
export const FOR_TESTS = { RATE_LIMIT_FACTOR: '1000' }

/** Settings for the product, such as `FAKE_NOW`; they are added to a clean environment. */
export type Settings = Record<string, string>

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
      const env = { ...cleanEnvironment(), ...FOR_TESTS, PORT: String(port), ...settings, ...more }
      child = spawn(process.execPath, [...SERVER_FLAGS, BUILT_SERVER], {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
      }
      await untilReady(url, child, () => output)
    },
    async end(signal) {
      if (child) await endProcess(child, signal)
    },
  }
}

/** Settings in the environment of the test run must not reach the product. */
export function cleanEnvironment(): Settings {
  const { PATH = '', HOME = '', LANG = '', TZ = '' } = process.env
  return { PATH, HOME, LANG, ...(TZ && { TZ }), NODE_COMPILE_CACHE: join(ROOT, '.cache/compile') }
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + START_LIMIT
  for (;;) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    if (hasEnded(child)) throw new Error(`The server ended before it was ready:\n${output()}`)
    if (performance.now() > deadline) throw new Error(`The server was not ready in time:\n${output()}`)
    await pause(50)
  }
}
