import { setTimeout as pause } from 'node:timers/promises'

import { isPostmaster, type Postmaster } from './postmaster.ts'
import { removeSocketFolder } from './socket-folder.ts'

/** Longest time of an orderly shutdown before the server is told to stop at once, in ms. */
const ORDERLY_LIMIT = 30_000

/**
 * Stops a server, started or adopted: SIGINT ends its sessions and writes everything out. One that does not
 * finish gets SIGQUIT; it then recovers from its log at the next start.
 */
export async function stopPostmaster({ pid, socketFolder }: Postmaster, cluster: string): Promise<void> {
  const began = performance.now()
  signal(pid, 'SIGINT')
  while (isPostmaster(pid, cluster)) {
    if (performance.now() - began > ORDERLY_LIMIT) signal(pid, 'SIGQUIT')
    await pause(20)
  }
  await removeSocketFolder(socketFolder, cluster)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
