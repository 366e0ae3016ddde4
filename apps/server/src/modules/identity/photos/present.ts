import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import type { AttachedPhotoRow } from './store.ts'

/** A photo as those see it who may; its file comes by a call of its own. */
export const presentAttachedPhoto = ({ id, width, height }: AttachedPhotoRow): AttachedPhotoOnWire => ({
  _id: id,
  width,
  height,
})
