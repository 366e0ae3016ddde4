import type { Call } from '@anseo/contract/call'
import { mayCall } from '@anseo/domain/admin-role'
import type { Role } from '@anseo/domain/role'
import type { FastifyRequest } from 'fastify'
import type { Authenticate, Caller } from './caller.ts'
import { Refusal } from './refusal.ts'

const BEARER = /^Bearer (\S+)$/i

/**
 * The caller of a request that needs one: first the token, then the site that it is for, and of the operator's team the
 * role (A1, A2, D1).
 */
export async function guard(
  request: FastifyRequest,
  call: Call,
  authenticate: Authenticate,
): Promise<Caller> {
  const caller = await authenticate(tokenOf(request.headers.authorization))
  if (!mayMake(caller, call)) throw new Refusal('FORBIDDEN')
  if (caller.owesSecondFactor && !call.beforeSecondFactor) throw new Refusal('SECOND_FACTOR_REQUIRED')
  if (caller.isBlocked && call.method !== 'GET' && !call.whileBlocked) throw new Refusal('ACCOUNT_BLOCKED')
  return caller
}

const mayMake = ({ role, adminRole }: Caller, call: Call): boolean =>
  role === call.access && (call.access !== 'admin' || (adminRole !== null && mayCall(adminRole, call.roles)))

/** The person of these sites whose token comes with a public request; null for a visitor, as who has no token in order or one of another site. */
export async function personOf(
  request: FastifyRequest,
  authenticate: Authenticate,
  sites: readonly Role[],
): Promise<Caller | null> {
  if (!request.headers.authorization) return null
  try {
    const caller = await authenticate(tokenOf(request.headers.authorization))
    return sites.includes(caller.role) && !caller.owesSecondFactor ? caller : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The token of an `Authorization` header; a header of another form is a malformed token. */
function tokenOf(header: string | undefined): string | undefined {
  if (header === undefined || header === '') return undefined
  const token = BEARER.exec(header)?.[1]
  if (token === undefined) throw new Refusal('INVALID_TOKEN')
  return token
}
