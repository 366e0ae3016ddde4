import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import type { AttachedPhotoRow } from './store.ts'

/** Returns a photo for those who may see it; its file comes by a call of its own. */
export const presentAttachedPhoto = ({ id, width, height }: AttachedPhotoRow): AttachedPhotoOnWire => ({
  _id: id,
  width,
  height,
})
