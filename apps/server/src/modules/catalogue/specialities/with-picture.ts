import { randomUUID } from 'node:crypto'
import type { Runtime } from '../../../platform/runtime.ts'
import { removePicture, type StoredPicture, storePicture } from './store-picture.ts'

/**
 * Stores an uploaded picture before the change that shows it, and removes its files if either fails.
 * @throws Refusal `IMAGE_INVALID`; Overloaded; what `change` throws.
 */
export async function withPicture<T>(
  { files, log }: Pick<Runtime, 'files' | 'log'>,
  image: Buffer | null,
  change: (picture: StoredPicture | null) => Promise<T>,
): Promise<T> {
  if (!image) return change(null)
  const pictureKey = `trade-${randomUUID()}`
  try {
    return await change(await storePicture(files, pictureKey, image))
  } catch (error) {
    await removePicture(files, pictureKey).catch((cause: unknown) =>
      log.warn({ error: cause, pictureKey }, 'A picture could not be removed'),
    )
    throw error
  }
}
