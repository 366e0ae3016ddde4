import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hasEnded } from '@anseo/test-support/end-process'
import { BUILT_SERVER, SERVER_FLAGS } from './server-program.mjs'

export const ROOT = join(import.meta.dirname, '..')

/** Time that a first start with its demonstration data may take, in ms; a busy machine is slow. */
const START_LIMIT_MS = 90_000

/** Settings for the product, such as `FAKE_NOW`. */
export type Settings = Record<string, string>

/** Returns the environment of a process of ours; settings in that of the caller must not reach the product. */
export function plainEnvironment(): Settings {
  const { PATH = '', HOME = '', LANG = '', TZ = '' } = process.env
  return { PATH, HOME, LANG, ...(TZ && { TZ }), NODE_COMPILE_CACHE: join(ROOT, '.cache/compile') }
}

interface SpawnOptions {
  nodeFlags?: readonly string[]
  stdio?: StdioOptions
}

/** Starts the built product with these settings. */
export const spawnProduct = (
  settings: Settings,
  { nodeFlags = [], stdio = ['ignore', 'ignore', 'inherit'] }: SpawnOptions = {},
): ChildProcess =>
  spawn(process.execPath, [...nodeFlags, ...SERVER_FLAGS, BUILT_SERVER], {
    cwd: ROOT,
    env: { ...plainEnvironment(), ...settings },
    stdio,
  })

/** Waits until a process of the product answers with success. @throws when it ends before, or takes too long. */
export async function untilReady(
  child: ChildProcess,
  url: string,
  { path = '/health/ready', everyMs = 50 } = {},
): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS
  for (;;) {
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(url + path, { signal }).catch(() => undefined)
    if (answer?.ok) return
    if (hasEnded(child)) throw new Error('The server ended before it was ready')
    if (performance.now() > deadline) throw new Error('The server was not ready in time')
    await pause(everyMs)
  }
}
