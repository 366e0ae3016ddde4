import type { Runtime } from '../../../platform/runtime.ts'
import type { SecondFactor } from './store.ts'

type Keys = Pick<Runtime, 'encryption'>

const ownerOf = (accountId: string) => `second_factor ${accountId}`

/** Encrypts the secret of an account's authenticator app, as the database stores it (decision 058). */
export const sealSecret = ({ encryption }: Keys, accountId: string, secret: string): string =>
  encryption.seal(secret, ownerOf(accountId))

/**
 * Returns the secret of an account's authenticator app in base32.
 * @throws Error as `Encryption.open`
 */
export function openSecret(
  { encryption }: Keys,
  { accountId, secret }: Pick<SecondFactor, 'accountId' | 'secret'>,
): string {
  // Earlier releases stored the secret itself. Base32 has no dot, every encrypted value has one.
  return secret.includes('.') ? encryption.open(secret, ownerOf(accountId)) : secret
}
