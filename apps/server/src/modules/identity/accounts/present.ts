// implements: §3.4
import type { UserOnWire } from '@anseo/contract/profiles'
import type { AdminRole } from '@anseo/domain/admin-role'
import { imageUrl } from '../../../platform/http/image-url.ts'
import type { Account } from './account-store.ts'
import type { ClientProfile } from './profile-store.ts'

/** Returns a client as it sees itself. */
export const presentUser = ({ name, email, imageKey, blockedAt, client }: ClientProfile): UserOnWire => ({
  _id: client.id,
  name,
  email,
  phone: client.phone,
  address: { line1: client.addressLine1 ?? '', line2: client.addressLine2 ?? '' },
  eircode: client.eircode,
  gender: client.gender,
  dob: client.dob,
  image: imageUrl(imageKey),
  ...(blockedAt && { blocked: true }),
})

/** Returns an admin as it sees itself. */
export const presentAdmin = ({ id, name, email, imageKey }: Account, role: AdminRole) => ({
  _id: id,
  name,
  email,
  image: imageUrl(imageKey),
  role,
})
