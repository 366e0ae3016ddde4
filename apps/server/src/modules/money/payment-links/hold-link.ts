import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { RequestRow } from '../payments/asked-sum.ts'
import { findRequestOfLink } from './request-store.ts'

/** The form of a token; anything else is not looked up. */
const TOKEN = /^[\w-]{43}$/

/**
 * Finds the request of a link.
 * @throws Refusal `NOT_FOUND` for a token that we did not make.
 */
export async function requireRequest(db: Queryable, token: string): Promise<RequestRow> {
  const request = TOKEN.test(token) ? await findRequestOfLink(db, token) : null
  if (!request) throw new Refusal('NOT_FOUND')
  return request
}
