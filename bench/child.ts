import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { endProcess } from '@anseo/test-support/end-process'
import { residentBytes } from '@anseo/test-support/resident-bytes'
import { plainEnvironment, ROOT, type Settings } from '../scripts/spawn-product.ts'

/** A child's errors are ours, and it has a channel for messages. */
export const CHILD_STDIO: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc']

/** A program of the bench as a process of its own. */
export interface Child {
  process: ChildProcess
  /** Stops it and waits for its end. */
  stop(): Promise<void>
  /** The memory that it holds, in bytes. */
  residentBytes(): Promise<number>
}

interface StartOptions {
  settings?: Settings
  args?: string[]
  nodeFlags?: string[]
}

/** Starts a program, given by its path in the repository, with a clean environment and a channel for messages. */
function spawnChild(program: string, { settings = {}, args = [], nodeFlags = [] }: StartOptions = {}) {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...nodeFlags, program, ...args], {
    cwd: ROOT,
    env: { ...plainEnvironment(), ...settings },
    stdio: CHILD_STDIO,
  })
}

/** Starts a program and waits for its first message. @returns the child, and the message. */
export async function startChild<Message>(
  program: string,
  options: StartOptions = {},
): Promise<Child & { message: Message }> {
  const child = spawnChild(program, options)
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with ${code} before it was ready`)
  })
  const [message] = (await Promise.race([once(child, 'message'), failed])) as [Message]
  failed.catch(() => undefined)
  return { ...asChild(child), message }
}

/** Wraps a running process with the operations that the bench needs. */
export const asChild = (child: ChildProcess): Child => ({
  process: child,
  stop: () => endProcess(child, 'SIGTERM'),
  residentBytes: () => residentBytes(child.pid!),
})
