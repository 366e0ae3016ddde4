import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The facts that a PostgreSQL server writes about itself into `postmaster.pid`. */
export type Postmaster = { pid: number; socketFolder: string; status: string }

/** Reads `postmaster.pid` of a cluster; `undefined` when no server left one. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  // pid, data folder, start time, port, socket folder, listen address, shared memory, status
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', status: (lines[7] ?? '').trim() }
}

/** Returns whether the process is a PostgreSQL server of this cluster, not a zombie or another process with its id. */
export function isPostmaster(pid: number, cluster: string): boolean {
  const [program = '', ...words] = commandLine(pid)
  if (!program.includes('postgres')) return false
  return (workingFolder(pid) ?? words[words.indexOf('-D') + 1]) === cluster
}

/** The data folder of a server, also after it was moved; only Linux shows it. */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function commandLine(pid: number): string[] {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return stdout.trim().split(' ')
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}
