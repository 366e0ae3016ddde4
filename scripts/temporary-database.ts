import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@anseo/embedded-postgres/start'
import { migrate } from '@anseo/server/platform/database/migrate'

/** A PostgreSQL with the product's tables, for the time of a run. */
interface TemporaryDatabase {
  url: string
  /** Its folder, with room for what else the run writes. */
  folder: string
  remove(): Promise<void>
}

/** Starts PostgreSQL in a temporary folder, by default with its usual settings. */
export async function openTemporaryDatabase(
  name: string,
  settings: Record<string, string> = {},
): Promise<TemporaryDatabase> {
  const folder = await mkdtemp(join(tmpdir(), `anseo-${name}-`))
  // The unprivileged user of the embedded database needs to traverse the folder.
  await chmod(folder, 0o711)
  const log = { info: () => undefined, warn: console.warn }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, settings })
  await migrate(postgres.url)
  return {
    url: postgres.url,
    folder,
    remove: async () => {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
