import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { digestOf } from '../../identity/public.ts'
import { findByToken, type InvitationRow } from './invitation-store.ts'
import { presentToInvited } from './present.ts'

/** Shows an invitation to the person who has its link. */
export async function showInvitation({ db, clock }: Pick<Runtime, 'db' | 'clock'>, token: string) {
  const invitation = await requireInvitation(db, token, clock.now())
  return { invitation: presentToInvited(invitation) }
}

/**
 * Returns the invitation of a mailed link.
 * @throws Refusal `LINK_INVALID` for a link that was used, withdrawn or replaced by a newer one, `LINK_EXPIRED`.
 */
export async function requireInvitation(db: Queryable, token: string, now: Date): Promise<InvitationRow> {
  const invitation = await findByToken(db, digestOf(token))
  if (!invitation) throw new Refusal('LINK_INVALID')
  if (invitation.expiresAt <= now) throw new Refusal('LINK_EXPIRED')
  return invitation
}
