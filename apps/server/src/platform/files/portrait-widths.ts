import { buffer } from 'node:stream/consumers'
import { PORTRAIT_WIDTHS_PIXELS } from '@anseo/domain/portrait'
import sharp from 'sharp'
import { createWorkLimit } from '../process/work-limit.ts'
import { type FileStore, isPictureKey } from './file-store.ts'

/** A width in pixels in which portraits are served, in addition to the original. */
type Width = (typeof PORTRAIT_WIDTHS_PIXELS)[number]

/** A list of vendor cards requests many portraits at once, and resizing each takes a few milliseconds. */
const limited = createWorkLimit({ atOnce: 2, waiting: 1000 })

/** Resizes in progress, by the key of their result. */
const underWay = new WeakMap<FileStore, Map<string, Promise<void>>>()

const SMALLER = /^w\d+-/
const smallerKey = (key: string, width: Width) => `w${width}-${key}`

/** Returns whether a text can be the key of an original portrait. */
const isPortraitKey = (text: string) => isPictureKey(text) && !SMALLER.test(text) && text.endsWith('.webp')

/**
 * Opens a portrait in one of its widths. A width is rendered on the first request and then stored.
 * @param width in pixels; the original if left out.
 * @returns null if there is no such portrait.
 * @throws Overloaded if too many are waiting to be rendered.
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

/** Renders a width once; concurrent requests for it share the same promise. */
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
  const content = await buffer(whole.stream)
  await files.put(smaller, await sharp(content).resize(width, width).webp({ quality: 80 }).toBuffer())
  // If the owner has removed the portrait in the meantime, its smaller copy must go too.
  const still = await files.open(key)
  if (still) still.stream.destroy()
  else await files.remove(smaller)
}
