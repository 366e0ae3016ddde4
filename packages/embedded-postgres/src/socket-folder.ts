import { mkdtemp, rmdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Account } from './account.ts'
import { giveTo } from './place-cluster.ts'

/** The greatest length of a path to a socket; the system's own limit is 107 (103 on macOS). */
const MAX_PATH_BYTES = 100

/** Returns the folder of the server's socket: the cluster itself, or a short private one when its path is too long. */
export async function chooseSocketFolder(cluster: string, account: Account): Promise<string> {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= MAX_PATH_BYTES) return cluster
  const folder = await mkdtemp('/tmp/anseo-socket-')
  await giveTo(folder, account)
  return folder
}

/** Removes a short folder made by `chooseSocketFolder` once its server is gone; never anything that holds a file. */
export async function removeSocketFolder(folder: string, cluster: string): Promise<void> {
  if (folder !== cluster) await rmdir(folder).catch(() => undefined)
}
