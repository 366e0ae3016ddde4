import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '@anseo/domain/role'

const BYTES = 32
/** The prefix shows, in a log or a leak, which site a token is for. */
const SESSION_PREFIX: Record<Role, string> = { client: 'c_', vendor: 'v_', admin: 'a_' }
const SESSION_TOKEN = /^[cva]_[\w-]{43}$/

/** Creates a new session token: 32 random bytes in base64url behind the role's prefix. */
export const createSessionToken = (role: Role) => SESSION_PREFIX[role] + createSecret()

/** Creates the secret of a link: 32 random bytes in base64url. */
export const createSecret = () => randomBytes(BYTES).toString('base64url')

/** Returns whether a text has the format of a session token; anything else is not looked up. */
export const isSessionToken = (text: string) => SESSION_TOKEN.test(text)

/** Returns the digest that the database stores in place of a token. */
export const digestOf = (token: string) => createHash('sha256').update(token).digest('hex')
