import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { runAs } from './account.ts'
import type { Binaries } from './locate-binaries.ts'
import type { Place } from './place-cluster.ts'
import { readPostmaster, type Postmaster } from './postmaster.ts'
import { chooseSocketFolder } from './socket-folder.ts'

/** Server settings by their PostgreSQL names. */
export type Settings = Record<string, string>

const SETTINGS: Settings = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Data are in memory or on a solid-state disk; the default is for spinning disks and prefers sequential scans.
  random_page_cost: '1.1',
}

interface LaunchOptions {
  settings: Settings
  /** The socket folder of the server that this one replaces, so that existing connection URLs stay valid. */
  socketFolder: string | undefined
}

/**
 * Starts the server of a cluster and waits until it accepts connections. It runs detached, so it survives signals to our
 * process group and our own death.
 * @throws with the end of its log when it does not start
 */
export async function launchPostmaster(
  { home, cluster, account }: Place,
  binaries: Binaries,
  { settings, socketFolder }: LaunchOptions,
): Promise<Postmaster> {
  const folder = socketFolder ?? (await chooseSocketFolder(cluster, account))
  const all = { ...SETTINGS, ...settings, unix_socket_directories: folder }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logFile = join(home, 'postgres.log')
  const output = openLog(logFile)
  const server = spawn(join(binaries.folder, 'postgres'), ['-D', cluster, ...flags], {
    ...runAs(account),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  server.unref()
  let failure: Error | undefined
  server.once('error', (error) => (failure = error))

  for (;;) {
    if (failure) throw failure
    const found = readPostmaster(cluster)
    if (found?.pid === server.pid && found?.status === 'ready') return found
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(startFailure(logFile))
    await pause(20)
  }
}

/** Starts a new log and keeps the previous one, which says why a server died. */
function openLog(path: string): number {
  if (existsSync(path)) renameSync(path, `${path}.1`)
  return openSync(path, 'w', 0o600)
}

function startFailure(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-5).join('\n')
  return `PostgreSQL did not start. Last lines of ${logFile}:\n${lines}`
}
