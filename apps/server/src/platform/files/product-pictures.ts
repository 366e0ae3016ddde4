import { createReadStream, readdirSync, statSync } from 'node:fs'
import type { FileStore } from './file-store.ts'

const FOLDER = new URL('pictures/', import.meta.url)

/** The size in bytes of each picture that comes with the product, by its key. */
const SIZES = new Map(readdirSync(FOLDER).map((key) => [key, statSync(new URL(key, FOLDER)).size]))

/** Returns a store that also has the pictures of the product. They are read from its sources, and stored nowhere else. */
export const withProductPictures = (store: FileStore): FileStore => ({
  ...store,
  open: async (key) => {
    const size = SIZES.get(key)
    return size === undefined ? store.open(key) : { stream: createReadStream(new URL(key, FOLDER)), size }
  },
})
