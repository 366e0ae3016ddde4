import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from './free-port.ts'
import { prepareData } from './prepared-data.ts'

const ROOT = join(import.meta.dirname, '..')

/** How long a first start with its demonstration data may take, in ms. */
const START_LIMIT = 90_000

/** Settings for the product, such as `FAKE_NOW`; they go on top of a clean environment. */
export type Settings = Record<string, string>

/** The product running as a process of its own, on a free port, with a data folder of its own. */
export type Product = {
  /** `http://localhost:<port>`, the same after a restart. */
  readonly url: string
  /** Where it keeps its data. */
  readonly dataDir: string
  /** What it has printed so far. */
  output(): string
  /** Stops it in an orderly way (SIGTERM) and waits for its end. */
  stop(): Promise<void>
  /** Kills it (SIGKILL): its database goes on alone until the next start. */
  kill(): Promise<void>
  /** Starts it on the same data and port, with further settings; stops it first if it runs. */
  restart(settings?: Settings): Promise<void>
  /** Stops it, and its database if that was left alone, and removes its data. */
  remove(): Promise<void>
}

/** Starts the product and waits until it serves; throws with what it printed when it does not. */
export async function startProduct(settings: Settings = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anseo-e2e-'))
  if (!settings['DATA_DIR']) await prepareData(dataDir, settings, (empty) => fill(empty, settings))
  return startIn(dataDir, settings)
}

/** A first start that ends as soon as it is complete. */
async function fill(dataDir: string, settings: Settings): Promise<void> {
  const product = await startIn(dataDir, settings)
  // It serves a moment before it hears signals: one that comes earlier ends it at once, without its database.
  while (!product.output().includes('Operator')) await pause(20)
  await product.stop()
}

async function startIn(dataDir: string, settings: Settings): Promise<Product> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  let output = ''
  let child: ChildProcess
  let leftAlone = false

  async function start(more: Settings = {}): Promise<void> {
    const env = {
      ...cleanEnvironment(),
      PORT: String(port),
      DATA_DIR: dataDir,
      // One machine plays everybody: what limits one network would stop it.
      RATE_LIMIT_FACTOR: '1000',
      ...settings,
      ...more,
    }
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    await untilReady(url, child, () => output)
    leftAlone = false
  }

  async function remove(): Promise<void> {
    if (leftAlone) await start()
    await end(child, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }

  try {
    await start()
  } catch (error) {
    await end(child!, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
  return {
    url,
    dataDir,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    async kill() {
      leftAlone = true
      await end(child, 'SIGKILL')
    },
    async restart(more) {
      await end(child, 'SIGTERM')
      await start(more)
    },
    remove,
  }
}

/** Settings of whoever runs the tests must not reach the product. */
function cleanEnvironment(): Settings {
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

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
