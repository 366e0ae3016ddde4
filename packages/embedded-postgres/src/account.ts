import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'

/** The system account that PostgreSQL runs under; `undefined` is the one this process has. */
export type Account = Owner | undefined
type Owner = { uid: number; gid: number }

/** `nobody` on every Linux. Other services run under it too, so neither our server nor its files may belong to it. */
export const NOBODY: Owner = { uid: 65534, gid: 65534 }

/** Ids that no system assigns (systemd, UIDS-GIDS: 60578 to 61183); each cluster that root starts gets one of them. */
const OWN_IDS = { first: 60_600, count: 500 }

/** Spawn options that run a program under the account, in a folder and with an environment it can use. */
export function runAs(account: Account) {
  return { ...account, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
}

/**
 * Returns the account for a cluster. Root uses the owner of an existing cluster, so that one created by an ordinary user
 * stays theirs, and an unused id for a new cluster or one that belongs to `nobody`. Anyone else runs it as themselves.
 */
export async function chooseAccount(clusterFolder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(clusterFolder).catch(() => undefined)
  const isTaken = owner && owner.uid !== 0 && owner.uid !== NOBODY.uid
  return isTaken ? { uid: owner.uid, gid: owner.gid } : ownAccount(clusterFolder)
}

/** Returns the same id for the same folder, unless the system has assigned that id after all. */
async function ownAccount(clusterFolder: string): Promise<Owner> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const given = new Set(accounts.split('\n').map((line) => Number(line.split(':')[2])))
  const start = createHash('sha256').update(clusterFolder).digest().readUInt32BE() % OWN_IDS.count
  const ids = Array.from({ length: OWN_IDS.count }, (_, n) => OWN_IDS.first + ((start + n) % OWN_IDS.count))
  const free = ids.find((id) => !given.has(id))
  if (free === undefined) throw new Error(`The system uses all ids from ${OWN_IDS.first} on`)
  return { uid: free, gid: free }
}

/** Gives a cluster with all its files to its account; the folder itself comes last, so an interrupted change is repeated. */
export async function giveCluster(clusterFolder: string, account: Account): Promise<void> {
  if (!account) return
  const owner = await stat(clusterFolder)
  if (owner.uid === account.uid) return
  const words = ['-R', '-h', `${account.uid}:${account.gid}`, clusterFolder]
  const { status, stderr } = spawnSync('chown', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${clusterFolder} cannot be given to its account: ${stderr.trim()}`)
}

/** Returns whether the account can enter the folder; a process of that account tries it, so every kind of permission counts. */
export function canEnter(folder: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], runAs(account)).status === 0
}
