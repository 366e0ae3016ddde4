import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'

import { canEnter, chooseAccount, type Account } from './account.ts'

/** The folder of a cluster and the account that runs it. */
export type Place = {
  /** Our folder above the cluster, with lock and log. */
  home: string
  /** PostgreSQL's data folder (PGDATA). */
  cluster: string
  account: Account
  /** File in the data folder that names `home`, when that is elsewhere. */
  pointer?: string
}

/** Where root stores clusters and programs that an unprivileged account could not reach in a private folder. */
export const SYSTEM_FOLDER = '/var/lib/anseo'

/**
 * Decides where the cluster of a data folder lives: in the folder itself, or, where the account that runs
 * PostgreSQL cannot reach that, under `/var/lib/anseo/<hash of the folder>`, named in `DATA_DIR/cluster`.
 * Creates the folders above the cluster, never the cluster.
 */
export async function placeCluster(dataDir: string): Promise<Place> {
  const ours = await claimFolder(dataDir)
  const home = await realpath(dataDir)
  const cluster = join(home, 'postgres')
  const account = await chooseAccount(cluster)
  if (account === undefined) return { home, cluster, account }

  if (ours) await chmod(home, 0o711)
  if (canEnter(home, account)) return { home, cluster, account }
  return placeElsewhere(home)
}

/** Creates the data folder; returns whether it is ours alone: new, empty, or with our cluster in it. */
async function claimFolder(dataDir: string): Promise<boolean> {
  await mkdir(dataDir, { recursive: true })
  const entries = await readdir(dataDir)
  return entries.length === 0 || entries.includes('postgres')
}

async function placeElsewhere(dataDir: string): Promise<Place> {
  const home = join(SYSTEM_FOLDER, createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  await mkdir(home, { recursive: true })
  for (const folder of [SYSTEM_FOLDER, home]) await chmod(folder, 0o711)
  const cluster = join(home, 'postgres')
  return { home, cluster, account: await chooseAccount(cluster), pointer: join(dataDir, 'cluster') }
}

/** Gives a folder to the account and closes it to all others. */
export async function giveTo(folder: string, account: Account): Promise<void> {
  if (account) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
}
