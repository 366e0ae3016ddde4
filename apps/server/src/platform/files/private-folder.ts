import { chmod, chown, lstat, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const OWNER_ONLY = { folder: 0o700, file: 0o600 }
const PERMISSIONS = 0o777

/** Writes a new file. */
type Write = (path: string, content: Buffer) => Promise<void>

/**
 * Makes a folder that its owner alone can look into, and mends one that others could: documents of vendors are in it.
 * What root puts into somebody's data folder belongs to that somebody, who may start the product next.
 * @returns how a file is written there.
 */
export async function openPrivateFolder(folder: string): Promise<Write> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
  const owner = await ownerFor(folder)
  await restrict(folder, OWNER_ONLY.folder, owner)
  for (const name of await readdir(folder)) await restrict(join(folder, name), OWNER_ONLY.file, owner)
  return async (path, content) => {
    await writeFile(path, content, { mode: OWNER_ONLY.file })
    if (owner) await chown(path, owner.uid, owner.gid)
  }
}

type Owner = { uid: number; gid: number } | null

/** Under root the owner of the folder above; anyone else owns what they write. */
async function ownerFor(folder: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return null
  const { uid, gid } = await stat(dirname(folder))
  return { uid, gid }
}

/** Another process may remove or rename a file meanwhile. */
async function restrict(path: string, mode: number, owner: Owner): Promise<void> {
  try {
    const found = await lstat(path)
    if (found.isSymbolicLink()) return
    if (owner && found.uid !== owner.uid) await chown(path, owner.uid, owner.gid)
    const expected = found.isDirectory() ? OWNER_ONLY.folder : mode
    if ((found.mode & PERMISSIONS) !== expected) await chmod(path, expected)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
