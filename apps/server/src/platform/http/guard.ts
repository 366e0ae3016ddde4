import type { Call } from '@anseo/contract/call'
import { mayCall } from '@anseo/domain/admin-role'
import type { Role } from '@anseo/domain/role'
import type { FastifyRequest } from 'fastify'
import type { Authenticate, Caller } from './caller.ts'
import { Refusal } from './refusal.ts'

const BEARER = /^Bearer (\S+)$/i

/**
 * Returns the caller of a call that needs a token. Checks the token, then its site and an admin's role, then two-step
 * verification and blocks (A1, A2, D1).
 * @throws Refusal `AUTH_ERROR`, `INVALID_TOKEN`, `TOKEN_EXPIRED`, `FORBIDDEN`, `SECOND_FACTOR_REQUIRED`, `ACCOUNT_BLOCKED`
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

/**
 * Returns the person whose token a public call carries, if the token is for one of these sites. Anyone else is a visitor:
 * null without a token, and for one that is invalid, of another site or short of two-step verification.
 */
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

/**
 * Returns the token of an `Authorization` header, undefined without one.
 * @throws Refusal `INVALID_TOKEN` if the header is not `Bearer <token>`.
 */
function tokenOf(header: string | undefined): string | undefined {
  if (header === undefined || header === '') return undefined
  const token = BEARER.exec(header)?.[1]
  if (token === undefined) throw new Refusal('INVALID_TOKEN')
  return token
}
