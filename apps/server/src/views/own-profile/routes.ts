import * as profiles from '@anseo/contract/profiles'
import type { Bind } from '../../platform/http/bind.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { updateVendorProfile } from '../../modules/catalogue/public.ts'
import { showVendorProfile } from './show-vendor-profile.ts'

/** Binds the calls by which a vendor sees and changes its own profile. */
export function bindOwnProfile(bind: Bind, runtime: Runtime) {
  bind(profiles.getVendorProfile, ({ caller }) => showVendorProfile(runtime, caller))
  bind(profiles.getVendorProfileToo, ({ caller }) => showVendorProfile(runtime, caller))
  for (const call of [profiles.updateVendorProfile, profiles.updateVendorProfileToo]) {
    bind(call, async ({ caller, body, image }) => {
      await updateVendorProfile(runtime, caller, body, image)
      return { ...(await showVendorProfile(runtime, caller)), message: 'Profile saved' }
    })
  }
}
