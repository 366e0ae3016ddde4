import type { SQL } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { StoredFile } from '../../../platform/personal-data/personal-data.ts'
import { attachedPhoto } from '../tables/attached-photos.ts'

/** Returns the attached photos that `which` selects as files of a data export, each said to be `about`. */
export async function exportedPhotos(db: Queryable, which: SQL, folder: string, about: string) {
  const photos = await db
    .select({ id: attachedPhoto.id, key: attachedPhoto.fileKey, width: attachedPhoto.width })
    .from(attachedPhoto)
    .where(which)
    .orderBy(attachedPhoto.createdAt, attachedPhoto.id)
  return photos.map(({ id, ...file }): StoredFile => {
    return { ...file, kind: 'photo', path: `${folder}/${id.slice(0, 8)}.webp`, about }
  })
}
