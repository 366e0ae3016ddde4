import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { openPrivateFolder } from './private-folder.ts'

/**
 * The store of pictures and documents; a key is a file name that the product made up, never one that came from
 * outside.
 */
export interface FileStore {
  put(key: string, content: Buffer): Promise<void>
  /** Null when there is no such file. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>
  remove(key: string): Promise<void>
}

/** Thrown if the file store does not respond; the caller may retry. */
export class FilesAway extends Error {}

const PICTURE_KEY = /^[a-z0-9-]{1,80}\.(?:webp|avif)$/
const DOCUMENT_KEY = /^[a-z0-9-]{1,80}\.paper$/

/** Returns whether a text can be the key of a public picture; anything else is not looked up. */
export const isPictureKey = (text: string) => PICTURE_KEY.test(text)

/** Returns the key of a document; its extension distinguishes it from public pictures. */
export const documentKey = (id: string) => `${id}.paper`

/** Returns whether a text can be a file key. */
export const isFileKey = (text: string) => isPictureKey(text) || DOCUMENT_KEY.test(text)

/** The picture of an account without one of its own; every store has it. */
export const NO_PICTURE_KEY = 'no-picture.webp'
export const NO_PICTURE = new URL(NO_PICTURE_KEY, import.meta.url)

/** Opens a file store in a folder that only its owner can read; writes are atomic. */
export async function openFolder(folder: string): Promise<FileStore> {
  const write = await openPrivateFolder(folder)
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new RangeError(`Not a file key: ${key}`)
    return join(folder, key)
  }
  const put = async (key: string, content: Buffer) => {
    const path = pathOf(key)
    const part = `${path}.${randomUUID()}.part`
    await write(part, content)
    await rename(part, path)
  }
  await put(NO_PICTURE_KEY, await readFile(NO_PICTURE))
  return {
    put,
    open: async (key) => {
      const path = pathOf(key)
      const found = await stat(path).catch(() => null)
      if (!found) return null
      const stream = createReadStream(path)
      // A file that has just been removed fails here; later its error might find no listener and end the process.
      const isOpen = await once(stream, 'open').then(
        () => true,
        () => false,
      )
      return isOpen ? { stream, size: found.size } : null
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
