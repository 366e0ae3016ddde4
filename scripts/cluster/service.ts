import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { endProcess, hasEnded } from '@anseo/test-support/end-process'

/** Longest time until a server can be reached, in ms; a busy machine is slow. */
const START_LIMIT_MS = 90_000

const SETPRIV = '/usr/bin/setpriv'

export interface ServiceOptions {
  program: string
  words: string[]
  /** File for its output. */
  logFile: string
  env?: NodeJS.ProcessEnv
  /** The working folder; the root of the file system by default. */
  cwd?: string
  /** The account that it runs as, where we are root. */
  account?: { uid: number; gid: number } | undefined
}

/** A server program that was started. */
export interface Service {
  readonly pid: number
  hasEnded(): boolean
  /** Sends the process a signal, SIGTERM by default, and waits until it has ended. */
  end(signal?: NodeJS.Signals): Promise<void>
  /** Waits until `isUp` says so. @throws with its output when it ends before or takes too long. */
  until(isUp: () => Promise<boolean>): Promise<void>
}

/** Starts a program in a process group of its own, so that we pass on a Ctrl-C in the right order. */
export function startService({ program, words, logFile, env, cwd = '/', account }: ServiceOptions): Service {
  const output = openSync(logFile, 'a')
  const child = spawn(...endingWithUs(program, words), {
    stdio: ['ignore', output, output],
    detached: true,
    env: env ?? process.env,
    cwd,
    ...account,
  })
  closeSync(output)
  let failure: Error | undefined
  child.on('error', (error) => (failure = error))
  return {
    pid: child.pid ?? 0,
    hasEnded: () => hasEnded(child) || failure !== undefined,
    end: async (signal = 'SIGTERM') => {
      if (child.pid !== undefined) await endProcess(child, signal)
    },
    async until(isUp) {
      const deadline = performance.now() + START_LIMIT_MS
      while (!(await isUp())) {
        if (failure) throw failure
        if (hasEnded(child)) throw new Error(`${program} ended at once:\n${readFileSync(logFile, 'utf8')}`)
        if (performance.now() > deadline) throw new Error(`${program} did not start; see ${logFile}`)
        await pause(50)
      }
    },
  }
}

/** On Linux the server ends with this process, even when we are killed. */
const endingWithUs = (program: string, words: string[]): [string, string[]] =>
  existsSync(SETPRIV) ? [SETPRIV, ['--pdeathsig', 'TERM', program, ...words]] : [program, words]

/** Returns whether something accepts connections on that port of loopback. */
export function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).then((listening) => {
    socket.destroy()
    return listening as boolean
  })
}
