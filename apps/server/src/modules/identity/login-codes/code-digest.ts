import { randomInt, randomUUID } from 'node:crypto'
import { LOGIN_CODE_DIGITS } from '@anseo/domain/limits'
import { digestOf } from '../accounts/opaque-token.ts'

/** Creates a new code with its id, and the digest that is stored in its place. */
export function createLoginCode(): { id: string; code: string; codeHash: string } {
  const id = randomUUID()
  const code = String(randomInt(10 ** LOGIN_CODE_DIGITS)).padStart(LOGIN_CODE_DIGITS, '0')
  return { id, code, codeHash: loginCodeDigest(id, code) }
}

/** Returns the digest of a code, which differs for the same digits of another one. */
export const loginCodeDigest = (id: string, code: string) => digestOf(`${id} ${code}`)
