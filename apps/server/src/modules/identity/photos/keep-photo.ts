import { randomUUID } from 'node:crypto'
import { documentKey } from '../../../platform/files/file-store.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { encodePhoto } from './encode-photo.ts'

/** A photo whose file is stored, and whose row is to be: its id, file key, and size in pixels. */
export interface KeptPhoto {
  id: string
  fileKey: string
  width: number
  height: number
}

/**
 * Stores an uploaded photo: its file without metadata, then its row. The file of a photo whose row was not stored, or
 * repeats another, is removed.
 * @param storeRow returns the id of the stored row, that of an earlier one where the request is repeated.
 * @returns this id.
 * @throws Refusal `INVALID_REQUEST` without a file, `IMAGE_INVALID`; Overloaded; what `storeRow` throws.
 */
export async function keepPhoto(
  { files, log }: Pick<Runtime, 'files' | 'log'>,
  image: Buffer | null,
  storeRow: (photo: KeptPhoto) => Promise<string>,
): Promise<string> {
  if (!image) throw invalidField('image', 'Choose a photo.')
  const { content, width, height } = await encodePhoto(image)
  const photo = { id: randomUUID(), fileKey: documentKey(`photo-${randomUUID()}`), width, height }
  await files.put(photo.fileKey, content)
  let id: string | null = null
  try {
    id = await storeRow(photo)
    return id
  } finally {
    if (id !== photo.id)
      await files
        .remove(photo.fileKey)
        .catch((error: unknown) => log.warn({ error, ...photo }, 'A photo could not be removed'))
  }
}
