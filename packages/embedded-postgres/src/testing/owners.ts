import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterEach, beforeEach } from 'vitest'

const OWNER = join(import.meta.dirname, 'owner.ts')

/** A process of its own that starts the embedded PostgreSQL, as the product does. */
export type Owner = { child: ChildProcess; url: string; messages: string[] }

/** Gives each test a folder of its own, and owners that end with it. */
export function useOwners() {
  let folder: string
  let owners: ChildProcess[]

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'anseo-embedded-'))
    chmodSync(folder, 0o755)
    owners = []
  })

  afterEach(async () => {
    await Promise.all(owners.map((owner) => end(owner, 'SIGTERM')))
    rmSync(folder, { recursive: true, force: true })
  })

  /** Resolves once its PostgreSQL serves. @throws with what the owner failed with. */
  async function start(dataDir: string, account: { uid?: number; gid?: number } = {}): Promise<Owner> {
    const child = spawn(process.execPath, [OWNER, dataDir], {
      ...account,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    owners.push(child)
    const messages: string[] = []
    for await (const line of createInterface(child.stdout)) {
      const [kind, text = ''] = line.split('\t')
      if (kind === 'ready') return { child, url: text, messages }
      if (kind === 'failed') throw new Error(text)
      messages.push(text)
    }
    throw new Error('ended before it was ready')
  }

  return { start, inFolder: (...path: string[]) => join(folder, ...path) }
}

/** Resolves once the process has ended. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** All values of the answer, one after the other. */
export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}
