import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { type Account, giveCluster, NOBODY, runAs } from './account.ts'
import type { Binaries } from './locate-binaries.ts'
import { giveTo } from './place-cluster.ts'

/** The superuser of the embedded cluster; its socket is open to the owner of the data folder alone. */
export const DATABASE_USER = 'app'

const FLAGS = `-U ${DATABASE_USER} -A trust --encoding=UTF8 --locale=C --locale-provider=builtin
  --builtin-locale=C.UTF-8 --no-instructions`.split(/\s+/)

/** The major version whose files this release reads. */
const MAJOR_VERSION = '18'

/** Creates the cluster unless it exists, under another name first, so that an interrupted attempt is not used. */
export async function initCluster(cluster: string, binaries: Binaries, account: Account): Promise<void> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(explainUnreadable(cluster))
  if (version?.trim() === MAJOR_VERSION) return
  if (version) throw new Error(`${cluster} is of PostgreSQL ${version.trim()}, not ${MAJOR_VERSION}`)

  const unfinished = `${cluster}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  // `initdb` needs an account with a name; afterwards the files are given to the cluster's account.
  const maker = account && NOBODY
  await giveTo(unfinished, maker)
  const initdb = spawn(join(binaries.folder, 'initdb'), ['-D', unfinished, ...FLAGS], {
    ...runAs(maker),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [complaint, [code]] = await Promise.all([text(initdb.stderr), once(initdb, 'exit')])
  if (code !== 0)
    throw new Error(`PostgreSQL could not create its files in ${unfinished}: ${complaint.trim()}`)
  await giveCluster(unfinished, account)
  await rename(unfinished, cluster)
}

function explainUnreadable(cluster: string) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(`${cluster} belongs to another user. Start as that user or as root, or set DATA_DIR.`, {
      cause: error,
    })
  }
}
