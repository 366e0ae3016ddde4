import type { BodyOf } from '@anseo/contract/call'
import type * as contract from '@anseo/contract/profiles'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { changeProfile } from './change-profile.ts'
import { cleanName } from './typed-fields.ts'

/**
 * Updates the admin's own name and picture; what is missing keeps its value.
 * @throws Refusal `INVALID_REQUEST`, `IMAGE_INVALID`.
 */
export async function updateAdminProfile(
  runtime: Runtime,
  { accountId }: Caller,
  body: BodyOf<typeof contract.updateAdminProfile>,
  image: Buffer | null,
) {
  const name = body.name === undefined ? undefined : cleanName(body.name)
  await changeProfile(runtime, { accountId, name, image, changeDetails: async () => undefined })
  return 'Profile saved'
}
