import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const FOLDER = new URL('../../../portraits/', import.meta.url)

/** The folder of the rendered portraits, in the repository. */
export const PORTRAIT_FOLDER = fileURLToPath(FOLDER)

/** Returns the file of a person's portrait: WebP, 512 by 512. */
export const portraitFile = (key: string) => fileURLToPath(new URL(`${key}.webp`, FOLDER))

/** Returns the key of a portrait in the file store. */
export const portraitKey = (key: string) => `demo-${key}.webp`

/** Reads a portrait. */
export const readPortrait = (key: string) => readFile(portraitFile(key))
