import type { InvitationOnWire, MemberOnWire } from '@anseo/contract/team'
import { titleCase } from '@anseo/domain/person-name'
import { imageUrl } from '../../../platform/http/image-url.ts'
import type { MemberRow } from '../../identity/public.ts'
import type { InvitationRow } from './invitation-store.ts'

/** Returns a member for the wire. */
export const presentMember = ({
  id,
  name,
  email,
  imageKey,
  role,
  joinedAt,
  lastUsedAt,
}: MemberRow): MemberOnWire => ({
  _id: id,
  name,
  email,
  image: imageUrl(imageKey),
  role,
  joinedAt: joinedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Returns an invitation as the invited person sees it. */
export const presentToInvited = ({ name, email, role, invitedBy, expiresAt }: InvitationRow) => ({
  name,
  email,
  role,
  invitedBy: titleCase(invitedBy),
  expiresAt: expiresAt.toISOString(),
})

/** Returns an invitation for the wire; its link is in the email alone. */
export const presentInvitation = (row: InvitationRow): InvitationOnWire => ({
  _id: row.id,
  ...presentToInvited(row),
  invitedAt: row.invitedAt.toISOString(),
})
