import { resolve } from 'node:path'

import { giveCluster } from './account.ts'
import { adoptPostmaster } from './adopt.ts'
import { claimCluster } from './claim-cluster.ts'
import { ensureDatabase, socketUrl } from './connection.ts'
import { initCluster } from './init-cluster.ts'
import { keepRunning } from './keep-running.ts'
import { launchPostmaster, type Settings } from './launch.ts'
import { locateBinaries } from './locate-binaries.ts'
import { lockFolder } from './lock.ts'
import type { Log } from './log.ts'
import { giveTo, placeCluster, SYSTEM_FOLDER, type Place } from './place-cluster.ts'
import type { Postmaster } from './postmaster.ts'
import { stopPostmaster } from './stop.ts'

/** A running embedded PostgreSQL: the URL of its database, and how to stop it (once; repeats wait for the first). */
export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

export type EmbeddedOptions = {
  /** Folder for its files, relative to the working folder or absolute (`DATA_DIR`). */
  dataDir: string
  log: Log
  /** Server settings for tests, by their PostgreSQL names; they do not reach a server that is adopted. */
  settings?: Settings
}

const DATABASE = 'anseo'

/** Set by `npm run dev` for its child: the URL of the database that the parent keeps running across restarts. */
export const HELD_DATABASE = 'ANSEO_HELD_DATABASE_URL'

/**
 * Starts the PostgreSQL that comes with the product, or adopts the one that a killed process left running, and restarts it
 * if it dies. It listens only on a socket in its private folder. Works for an ordinary user and for root, under whom
 * PostgreSQL runs as another account (decision 002).
 * @throws when another server uses the data folder, or PostgreSQL does not run here
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const held = process.env[HELD_DATABASE]
  if (held) return { url: held, stop: async () => undefined }

  const place = await placeCluster(resolve(dataDir))
  const lock = await lockFolder(place.home, dataDir, place.account, log)
  try {
    await claimCluster(place, log)
    const server = (await adoptPostmaster(place.cluster, log)) ?? (await launch(place, settings, log))
    const { socketFolder } = server
    await ensureDatabase(socketFolder, DATABASE)
    const startAgain = async () =>
      (await adoptPostmaster(place.cluster, log)) ?? (await launch(place, settings, log, socketFolder))
    const keeper = keepRunning(server, place.cluster, startAgain, log)
    const stop = async () => stopPostmaster(await keeper.release(), place.cluster)
    let stopped: Promise<void> | undefined
    return {
      url: socketUrl(socketFolder, DATABASE),
      stop() {
        lock.announceRelease()
        stopped ??= stop().finally(() => lock.release())
        return stopped
      },
    }
  } catch (error) {
    // A server that was launched goes on; the next start adopts it.
    lock.release()
    throw error
  }
}

async function launch(
  place: Place,
  settings: Settings,
  log: Log,
  socketFolder?: string,
): Promise<Postmaster> {
  const binariesFolder = place.account ? SYSTEM_FOLDER : place.home
  const binaries = await locateBinaries(place.account, binariesFolder, log)
  await initCluster(place.cluster, binaries, place.account)
  await giveCluster(place.cluster, place.account)
  if (socketFolder !== undefined) await giveTo(socketFolder, place.account)
  return launchPostmaster(place, binaries, { settings, socketFolder })
}
