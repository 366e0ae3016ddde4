import { spawnSync } from 'node:child_process'
import { stat } from 'node:fs/promises'

/** The system account that PostgreSQL runs under; `undefined` is the one this process has. */
export type Account = { uid: number; gid: number } | undefined

/** `nobody` on every Linux: the account that stands in for root, under which PostgreSQL refuses to run. */
const NOBODY = { uid: 65534, gid: 65534 }

/** Spawn options that run a program under the account, in a folder and with an environment it can use. */
export function runAs(account: Account) {
  return { ...account, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
}

/**
 * The account for a cluster: root takes the owner of an existing one, so that a cluster begun by an ordinary
 * user stays theirs, and `nobody` for a new one; anyone else runs it themselves.
 */
export async function chooseAccount(clusterFolder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(clusterFolder).catch(() => undefined)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY
}

/** Whether the account can enter the folder; asked of the system itself, so that every kind of right counts. */
export function canEnter(folder: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], runAs(account)).status === 0
}
