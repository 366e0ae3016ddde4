import type { OwnPhotoOnWire, WorkPhotoOnWire } from '@anseo/contract/work-photos'
import { photoImages } from '../../../platform/http/photo-images.ts'
import type { FoundPhoto } from './store.ts'

/** Returns a photo as the public sees it. */
export const presentPhoto = ({ row, service }: FoundPhoto): WorkPhotoOnWire => ({
  _id: row.id,
  words: row.words,
  service,
  width: row.width,
  height: row.height,
  images: photoImages(row),
})

/** Returns a photo as its vendor sees it; without images until they are made. */
export const presentOwnPhoto = (found: FoundPhoto): OwnPhotoOnWire => ({
  ...presentPhoto(found),
  ...(found.row.state !== 'ready' && { images: [] }),
  state: found.row.state,
  serviceId: found.service === null ? null : found.row.serviceId,
})
