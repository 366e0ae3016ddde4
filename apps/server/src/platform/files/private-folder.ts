import { chmod, chown, lstat, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const OWNER_ONLY = { folder: 0o700, file: 0o600 }
const PERMISSIONS = 0o777

/** Writes a new file. */
type Write = (path: string, content: Buffer) => Promise<void>

/**
 * Creates a folder that only its owner can read, or restricts an existing one, since it holds vendors' documents. Files
 * written by root are given to the owner of the data folder, who may start the product next.
 * @returns a function that writes a file there.
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

/** Returns the owner of the parent folder if the process is root; others own what they write. */
async function ownerFor(folder: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return null
  const { uid, gid } = await stat(dirname(folder))
  return { uid, gid }
}

/** Another process may remove or rename the file in the meantime. */
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
