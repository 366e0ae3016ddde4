import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const FOLDER = new URL('../../../portraits/', import.meta.url)

/** Folder of the drawn portraits, in the repository. */
export const PORTRAIT_FOLDER = fileURLToPath(FOLDER)

/** Returns the file of a person's portrait: WebP, 512 by 512. */
export const portraitFile = (key: string) => fileURLToPath(new URL(`${key}.webp`, FOLDER))

/** The name under which the file store keeps it. */
export const portraitKey = (key: string) => `demo-${key}.webp`

/** Reads a portrait. */
export const readPortrait = (key: string) => readFile(portraitFile(key))
