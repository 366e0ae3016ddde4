import { chownSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

import type { Account } from './account.ts'
import type { Log } from './log.ts'

/** A held lock. */
export type Lock = {
  /** Tells waiting processes that the lock will be released soon. */
  announceRelease(): void
  release(): void
}

/** Longest wait for another holder, in ms: brief if it serves, longer if it is shutting down. */
const PATIENCE = { serving: 5_000, shuttingDown: 60_000 }

/** SQLITE_BUSY: another connection holds the file. */
const BUSY = 5

/**
 * Makes this process the only server of a data folder. The operating system holds the lock (through an exclusive SQLite
 * transaction), so it ends with the process in any case; a file with a process id could be stale.
 * @throws when another server holds it and does not stop
 */
export async function lockFolder(home: string, dataDir: string, account: Account, log: Log): Promise<Lock> {
  const path = join(home, 'server.lock')
  const holder = join(home, 'server.pid')
  const began = performance.now()
  let told = false
  for (;;) {
    const database = acquire(path)
    if (database) return hold(database, path, holder, account)
    const pid = readHolder(holder)
    const waited = performance.now() - began
    if (waited > (pid ? PATIENCE.serving : PATIENCE.shuttingDown)) throw refusal(dataDir, pid)
    if (!told) log.info(`Waiting for the server${pid ? ` ${pid}` : ''} that uses ${dataDir}`)
    told = true
    await pause(50)
  }
}

function acquire(path: string): DatabaseSync | undefined {
  const database = new DatabaseSync(path)
  try {
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === BUSY) return undefined
    throw new Error(`cannot lock ${path}`, { cause: error })
  }
}

function hold(database: DatabaseSync, path: string, holder: string, account: Account): Lock {
  writeFileSync(holder, `${process.pid}\n`)
  // Root leaves both to the owner of the cluster, who may start it next.
  if (account) for (const file of [path, holder]) chownSync(file, account.uid, account.gid)
  const announceRelease = () => rmSync(holder, { force: true })
  return {
    announceRelease,
    release() {
      announceRelease()
      database.close()
    },
  }
}

function readHolder(holder: string): string {
  try {
    return readFileSync(holder, 'utf8').trim()
  } catch {
    return ''
  }
}

function refusal(dataDir: string, pid: string): Error {
  const who = pid ? `Another server (process ${pid})` : 'Another server'
  return new Error(`${who} is using ${dataDir}. Stop it, or set DATA_DIR (and PORT) to run a second one.`)
}
