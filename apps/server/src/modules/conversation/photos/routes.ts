import {
  removeClientPhoto,
  removeVendorPhoto,
  showClientPhoto,
  showVendorPhoto,
  uploadClientPhoto,
  uploadVendorPhoto,
} from '@anseo/contract/attached-photos'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { openAttachedPhoto, removeUploadOf, uploadPhotoOf } from '../../identity/public.ts'
import { findShownTo } from './store.ts'

/** Binds the upload of photos and their files, for both sides. */
export function bindAttachedPhotos(bind: Bind, runtime: Runtime) {
  for (const upload of [uploadClientPhoto, uploadVendorPhoto]) {
    bind(upload, async ({ caller, image }) => {
      return { photo: await uploadPhotoOf(runtime, caller, image), message: 'Photo added' }
    })
  }
  for (const remove of [removeClientPhoto, removeVendorPhoto]) {
    bind(remove, async ({ caller, params }) => {
      await removeUploadOf(runtime, caller, params.id)
      return 'Photo removed'
    })
  }
  for (const show of [showClientPhoto, showVendorPhoto]) {
    bind(show, async ({ caller, params, query }) =>
      openAttachedPhoto(runtime, await findShownTo(runtime.db, caller.accountId, params.id), query.size),
    )
  }
}
