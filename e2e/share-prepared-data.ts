import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Before all browser tests: a place for data folders that several files begin with; gone after them. */
export default async function sharePreparedData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'anseo-prepared-'))
  // The account of the embedded database passes through it.
  await chmod(folder, 0o711)
  process.env['PREPARED_DATA'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
