import { readFile, rename, writeFile } from 'node:fs/promises'

import { adoptPostmaster } from './adopt.ts'
import type { Log } from './log.ts'
import type { Place } from './place-cluster.ts'
import { stopPostmaster } from './stop.ts'

/**
 * Links a cluster that is stored elsewhere to its data folder by a pointer file. A data folder without the pointer was
 * emptied to start over, so its earlier cluster is moved aside. The caller holds the folder's lock.
 */
export async function claimCluster({ home, cluster, pointer }: Place, log: Log): Promise<void> {
  if (pointer === undefined) return
  const named = await readFile(pointer, 'utf8').catch(() => '')
  if (named.trim() === home) return

  const running = await adoptPostmaster(cluster, log)
  if (running) await stopPostmaster(running, cluster)
  const aside = `${cluster}.${Date.now()}`
  const moved = await rename(cluster, aside).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  if (moved) log.warn(`The earlier cluster of this data folder was moved to ${aside}`)
  await writeFile(pointer, `${home}\n`)
}
