import type { BodyOf } from '@anseo/contract/call'
import type * as contract from '@anseo/contract/profiles'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { changeProfile, cleanName } from '../../identity/public.ts'

/**
 * Updates the admin's own name and picture; what is missing keeps its value. The audit log names both names, since it shows
 * what the admin did before under the new one.
 * @throws Refusal `INVALID_REQUEST`, `IMAGE_INVALID`.
 */
export async function updateOwnProfile(
  runtime: Runtime,
  { accountId }: Caller,
  body: BodyOf<typeof contract.updateAdminProfile>,
  image: Buffer | null,
) {
  const name = body.name === undefined ? undefined : cleanName(body.name)
  await changeProfile(runtime, {
    accountId,
    name,
    image,
    changeDetails: async (unit, nameBefore) => {
      if (name === undefined || name === nameBefore) return
      await recordAudit(unit, {
        adminId: accountId,
        action: 'team.renamed',
        subject: { kind: 'admin', id: accountId },
        details: { name: { from: nameBefore, to: name } },
      })
    },
  })
  return 'Profile saved'
}
