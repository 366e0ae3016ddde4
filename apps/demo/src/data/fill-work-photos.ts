import { randomUUID } from 'node:crypto'
import { PHOTO_FORMATS, photoWidths } from '@anseo/domain/work-photo'
import type { Transaction } from '@anseo/server/platform/database/database'
import { documentKey, type FileStore } from '@anseo/server/platform/files/file-store'
import { renditionKey } from '@anseo/server/platform/files/renditions'
import { service } from '@anseo/server/modules/catalogue/tables/services'
import { workPhoto } from '@anseo/server/modules/catalogue/tables/work-photos'
import { type DemoPeople, idOf } from './fill-people.ts'
import { daysBefore } from './moments.ts'
import { PHOTO_SIZE, readPhoto } from './work-photos/photo-files.ts'
import { DEMO_PHOTOS } from './work-photos/pictures.ts'

/** Shows photos of work on the pages of the vendors that have some; their files are drawn beforehand. */
export async function fillWorkPhotos(
  tx: Transaction,
  people: DemoPeople,
  { now, files }: { now: Date; files: FileStore },
): Promise<void> {
  const services = await tx
    .select({ id: service.id, name: service.name, vendorId: service.vendorId })
    .from(service)
  for (const [position, photo] of DEMO_PHOTOS.entries()) {
    const vendorId = idOf(people, photo.vendor)
    const fileKey = documentKey(`photo-${randomUUID()}`)
    await files.put(fileKey, await readPhoto(photo.name, PHOTO_SIZE.width, 'webp'))
    for (const width of photoWidths(PHOTO_SIZE.width))
      for (const format of PHOTO_FORMATS)
        await files.put(renditionKey(fileKey, width, format), await readPhoto(photo.name, width, format))
    const shown = services.find((service) => service.vendorId === vendorId && service.name === photo.service)
    await tx.insert(workPhoto).values({
      vendorId,
      serviceId: shown?.id ?? null,
      words: photo.words,
      position,
      state: 'ready',
      fileKey,
      ...PHOTO_SIZE,
      createdAt: daysBefore(now, 60),
    })
  }
}
