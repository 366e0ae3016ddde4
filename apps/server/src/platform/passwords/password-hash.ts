import { hash, hashRaw, verify } from '@node-rs/argon2'
import { createWorkLimit } from '../process/work-limit.ts'

/** The cost of Argon2id that OWASP recommends, the library's default: 19 MiB, two passes, one lane. */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** The hash of 32 random bytes that are not stored, at the same cost. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$L6BWWELlL4cxRPxdRZzXTg$jaoZtiwoYzX+TBAa0dxULSmBi/f/kahkMOM6RW2HbBE'
/** Longer texts cannot be passwords and are not hashed. */
const LONGEST = 1024

/** Each hash takes a core and 19 MiB for some 30 ms, so the process computes two at once, with fifty in the queue. */
const limited = createWorkLimit({ atOnce: 2, waiting: 50 })

/** Returns the hash under which a password is stored. @throws Overloaded when too many wait. */
export function hashPassword(password: string): Promise<string> {
  if (password.length > LONGEST) throw new RangeError('A password this long is refused before it is hashed')
  return limited(() => hash(password, PASSWORD_COST))
}

/**
 * Returns a searchable digest of a short secret: equal for the same salt, and as expensive to guess as a password's
 * hash.
 * @throws Overloaded if too many are waiting.
 */
export const digestSlowly = (secret: string, salt: Buffer): Promise<string> =>
  limited(async () => (await hashRaw(secret, { ...PASSWORD_COST, salt })).toString('hex'))

/**
 * Returns whether a password matches the hash. Without a hash it takes as long and returns false, so that timing does
 * not reveal accounts (A3).
 * @throws Overloaded if too many are waiting.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  if (password.length > LONGEST) return false
  const matches = await limited(() => verify(passwordHash ?? NOBODYS_HASH, password))
  return matches && passwordHash !== undefined
}
