// implements: §5.11, §7.24
import type { BodyOf } from '@anseo/contract/call'
import { BIRTHDAY_TEXTS } from '@anseo/contract/field-texts'
import type * as contract from '@anseo/contract/profiles'
import { birthdayProblem } from '@anseo/domain/birthday'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { changeProfile } from './change-profile.ts'
import { type ClientChanges, updateClient } from './profile-store.ts'
import { cleanLine, cleanName, phoneNumber } from './typed-fields.ts'

type Body = BodyOf<typeof contract.updateProfile>

/**
 * Updates the client's own profile; missing fields keep their value, empty ones are cleared. The email address cannot
 * be changed.
 * @throws Refusal `INVALID_REQUEST`, `IMAGE_INVALID`.
 */
export async function updateClientProfile(
  runtime: Runtime,
  { accountId }: Caller,
  body: Body,
  image: Buffer | null,
) {
  const name = body.name === undefined ? undefined : cleanName(body.name)
  const changes = clientChanges(body, runtime.clock.now())
  await changeProfile(runtime, {
    accountId,
    name,
    image,
    changeDetails: ({ db }) => updateClient(db, accountId, changes),
  })
  return 'Profile saved'
}

function clientChanges({ phone, address, eircode, gender, dob }: Body, now: Date): ClientChanges {
  return {
    phone: phone && phoneNumber(phone),
    addressLine1: address?.line1 && cleanLine('address.line1', address.line1),
    addressLine2: address?.line2 && cleanLine('address.line2', address.line2),
    eircode,
    gender,
    dob: dob && ofAge(dob, now),
  }
}

/** Checks a birthday (C5). @throws Refusal `INVALID_REQUEST` if it is not in the past or the person is too young. */
function ofAge(birthday: string, now: Date): string {
  const problem = birthdayProblem(birthday, now)
  if (problem) throw invalidField('dob', BIRTHDAY_TEXTS[problem])
  return birthday
}
