import type { AttachedPhotoSize } from '@anseo/domain/attached-photos'
import { thumbnailOf } from '../../../platform/files/renditions.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { StreamedFile } from '../../../platform/http/streamed-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'

/**
 * Opens the file of a photo for somebody who may see it; the whole photo stands in for a thumbnail until that is made.
 * @throws Refusal `NOT_FOUND`, also for none.
 */
export async function openAttachedPhoto(
  { files }: Pick<Runtime, 'files'>,
  photo: { id: string; fileKey: string } | null,
  size: AttachedPhotoSize,
): Promise<StreamedFile> {
  if (!photo) throw new Refusal('NOT_FOUND')
  const small = size === 'thumbnail' ? await files.open(thumbnailOf(photo.fileKey).key) : null
  const file = small ?? (await files.open(photo.fileKey))
  if (!file) throw new Refusal('NOT_FOUND')
  return { name: `photo-${photo.id.slice(0, 8)}.webp`, type: 'image/webp', content: file.stream }
}
