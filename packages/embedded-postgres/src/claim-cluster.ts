import { readFile, rename, writeFile } from 'node:fs/promises'

import { adoptPostmaster } from './adopt.ts'
import type { Log } from './log.ts'
import type { Place } from './place-cluster.ts'
import { stopPostmaster } from './stop.ts'

/**
 * Ties a cluster that lives elsewhere to its data folder. A data folder without its pointer was emptied to begin
 * anew, so what it had is kept, but aside. The caller holds the folder's lock.
 */
export async function claimCluster({ home, cluster, pointer }: Place, log: Log): Promise<void> {
  if (pointer === undefined) return
  const named = await readFile(pointer, 'utf8').catch(() => '')
  if (named.trim() === home) return

  const left = await adoptPostmaster(cluster, log)
  if (left) await stopPostmaster(left, cluster)
  const aside = `${cluster}.${Date.now()}`
  const moved = await rename(cluster, aside).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  if (moved) log.warn(`an earlier cluster of this data folder was moved to ${aside}`)
  await writeFile(pointer, `${home}\n`)
}
