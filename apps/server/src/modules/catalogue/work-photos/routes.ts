import { addPhoto, changePhoto, listOwnPhotos, removePhoto, restorePhoto } from '@anseo/contract/work-photos'
import type { OwnPhotoOnWire } from '@anseo/contract/work-photos'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { addPhotoOf } from './add-photo.ts'
import { changePhotoOf, removePhotoOf, restorePhotoOf } from './change-photos.ts'
import { showOwnPhotos } from './show-photos.ts'

const listed = (photos: OwnPhotoOnWire[]) => ({ photos, total: photos.length })

/** Binds the calls by which vendors show photos of their work. */
export function bindWorkPhotos(bind: Bind, runtime: Runtime) {
  bind(listOwnPhotos, async ({ caller }) => listed(await showOwnPhotos(runtime.db, caller.accountId)))
  bind(addPhoto, async ({ caller, body, image }) => {
    return { photo: await addPhotoOf(runtime, caller, body, image), message: 'Photo added' }
  })
  bind(changePhoto, async ({ caller, params, body }) => {
    return { ...listed(await changePhotoOf(runtime, caller, params.id, body)), message: 'Changes saved' }
  })
  bind(removePhoto, async ({ caller, params }) => {
    await removePhotoOf(runtime, caller, params.id)
    return 'Photo removed'
  })
  bind(restorePhoto, async ({ caller, params }) => {
    return { ...listed(await restorePhotoOf(runtime, caller, params.id)), message: 'Photo restored' }
  })
}
