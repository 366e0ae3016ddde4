import { favouriteCalls } from '@anseo/contract/favourites'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { removeFavourite, saveFavourite } from './save-favourite.ts'

/** Binds the calls by which clients choose their favourites. */
export function bindFavourites(bind: Bind, runtime: Runtime) {
  bind(favouriteCalls.save, async ({ caller, params }) => {
    await saveFavourite(runtime, caller, params.vendorId)
    return 'Saved to your favourites'
  })
  bind(favouriteCalls.remove, async ({ caller, params }) => {
    await removeFavourite(runtime, caller, params.vendorId)
    return 'Removed from your favourites'
  })
}
