// implements: §7.10
import type { BodyOf } from '@anseo/contract/call'
import type * as contract from '@anseo/contract/registration'
import type { Runtime } from '../../../platform/runtime.ts'
import { insertClient } from './profile-store.ts'
import { register } from './register.ts'
import { cleanName } from './typed-fields.ts'

/** Registers a client, whose address must be verified by email. @throws Refusal `INVALID_REQUEST`. */
export function registerClient(
  runtime: Runtime,
  { name, email, password, next }: BodyOf<typeof contract.registerClient>,
) {
  const applicant = { role: 'client', name: cleanName(name), email, password, next } as const
  return register(runtime, applicant, ({ db }, id) => insertClient(db, id))
}
