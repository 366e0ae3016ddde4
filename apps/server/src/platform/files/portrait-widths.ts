import { PORTRAIT_WIDTHS_PIXELS } from '@anseo/domain/portrait'
import sharp from 'sharp'
import { createWorkLimit } from '../process/work-limit.ts'
import { type FileStore, isPictureKey } from './file-store.ts'

/** A width in which portraits are served besides the whole one. */
type Width = (typeof PORTRAIT_WIDTHS_PIXELS)[number]

/** A list of cards asks for many at once, each a few milliseconds of work. */
const limited = createWorkLimit({ atOnce: 2, waiting: 1000 })

/** Work under way, by the key of its result. */
const underWay = new WeakMap<FileStore, Map<string, Promise<void>>>()

const SMALLER = /^w\d+-/
const smallerKey = (key: string, width: Width) => `w${width}-${key}`

/** Returns whether a text can be the key of a whole portrait. */
const isPortraitKey = (text: string) => isPictureKey(text) && !SMALLER.test(text)

/**
 * A portrait in one of its widths, which is made when first asked for and then kept.
 * @param width the whole portrait when left out.
 * @returns null when there is no such portrait.
 * @throws Overloaded when too many wait to be made.
 */
export async function openPortrait(files: FileStore, key: string, width?: Width) {
  if (!isPortraitKey(key)) return null
  if (width === undefined) return files.open(key)
  const smaller = smallerKey(key, width)
  const cached = await files.open(smaller)
  if (cached) return cached
  await makeOnce(files, key, width)
  return files.open(smaller)
}

/** Removes a portrait in all its widths. */
export async function removePortrait(files: FileStore, key: string): Promise<void> {
  await files.remove(key)
  await Promise.all(PORTRAIT_WIDTHS_PIXELS.map((width) => files.remove(smallerKey(key, width))))
}

/** Readers who ask for the same at the same time wait for the same. */
function makeOnce(files: FileStore, key: string, width: Width): Promise<void> {
  const making = underWay.get(files) ?? new Map<string, Promise<void>>()
  underWay.set(files, making)
  const smaller = smallerKey(key, width)
  const made =
    making.get(smaller) ?? limited(() => make(files, key, width)).finally(() => making.delete(smaller))
  making.set(smaller, made)
  return made
}

async function make(files: FileStore, key: string, width: Width) {
  const whole = await files.open(key)
  if (!whole) return
  const smaller = smallerKey(key, width)
  await files.put(
    smaller,
    await whole.stream.pipe(sharp().resize(width, width).webp({ quality: 80 })).toBuffer(),
  )
  // Its owner may have removed it meanwhile: then nothing of it stays.
  const still = await files.open(key)
  if (still) still.stream.destroy()
  else await files.remove(smaller)
}
