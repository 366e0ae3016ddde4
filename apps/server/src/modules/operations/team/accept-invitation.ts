import { Refusal } from '../../../platform/http/refusal.ts'
import { hashPassword } from '../../../platform/passwords/password-hash.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { digestOf, refuseWeakPassword } from '../../identity/public.ts'
import { takeByToken } from './invitation-store.ts'
import { joinTeam } from './join-team.ts'
import { requireInvitation } from './show-invitation.ts'

/**
 * Admits the person with an invitation's link to the team, with the password that was chosen behind it, once (D1).
 * @throws Refusal `LINK_INVALID`, `LINK_EXPIRED`, `INVALID_REQUEST` for a weak password.
 */
export async function acceptInvitation(
  runtime: Runtime,
  { token, password }: { token: string; password: string },
) {
  const { email } = await requireInvitation(runtime.db, token, runtime.clock.now())
  refuseWeakPassword(runtime, password, email)
  const passwordHash = await hashPassword(password)
  await runtime.transaction(async (unit) => {
    const taken = await takeByToken(unit.db, digestOf(token))
    if (!taken) throw new Refusal('LINK_INVALID')
    await joinTeam(unit, { ...taken, passwordHash })
  })
  return 'Welcome to the team! You can now log in.'
}
