import { randomUUID } from 'node:crypto'
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

/** The store does not answer; whoever asks may try again. */
export class FilesAway extends Error {}

const PICTURE_KEY = /^[a-z0-9-]{1,80}\.webp$/
const DOCUMENT_KEY = /^[a-z0-9-]{1,80}\.paper$/

/** Returns whether a text can be the key of a picture, which everybody may see; everything else is not looked for. */
export const isPictureKey = (text: string) => PICTURE_KEY.test(text)

/** The key of a document, which no address serves: its ending keeps it from being taken for a picture. */
export const documentKey = (id: string) => `${id}.paper`

/** Returns whether a text can be a key at all. */
export const isFileKey = (text: string) => isPictureKey(text) || DOCUMENT_KEY.test(text)

/** The picture of an account without one of its own; every store has it. */
export const NO_PICTURE_KEY = 'no-picture.webp'
export const NO_PICTURE = new URL(NO_PICTURE_KEY, import.meta.url)

/** Files in a folder, open to its owner alone; a write appears whole or not at all. */
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
      return found ? { stream: createReadStream(path), size: found.size } : null
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
