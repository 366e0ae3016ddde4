import { parse as parseQuery } from 'node:querystring'
import type { Call } from '@anseo/contract/call'
import type { Draft } from './draft.ts'
import type { Person } from './people.ts'
import type { Reply, Sent } from './transport.ts'

/**
 * Returns the findings about missing refusals, or refusals out of order: token, role, content type, validity.
 * @param person the caller with a valid token, or null without a token.
 */
export function expectedRefusals(
  call: Call,
  draft: Draft,
  sent: Sent,
  person: Person | null,
  { status }: Reply,
): string[] {
  // The order of refusals does not apply to a request that does not reach the call or is too large.
  if (draft.target !== null || isTooLong(draft) || status === 413 || status === 414 || status === 431)
    return []
  if (draft.broken.some((what) => what.startsWith('header'))) return []
  if (call.access !== 'public') {
    if (!person) return status === 401 ? [] : [`${status} without a token`]
    if (status === 401) return []
    if (person.role !== call.access) return status === 403 ? [] : [`${status} for another site`]
  }
  if (status >= 300) return []
  if (call.body && isOfWrongType(draft, sent)) return ['success with a wrong content type']
  const part = invalidPart(call, draft, sent)
  return part ? [`success with an invalid ${part}`] : []
}

/** Returns whether a parameter is too long for the router. */
const isTooLong = ({ params }: Draft) => Object.values(params).some((value) => value.length > 300)

/** Returns whether there is a body of a content type that no call accepts. */
const isOfWrongType = ({ contentType, isForm }: Draft, { body }: Sent) =>
  body !== null &&
  body.length > 0 &&
  contentType !== null &&
  !(isForm ? /^multipart\/form-data/i : /^application\/json\s*(;|$)/i).test(contentType)

/** Returns the part of the request that the schemas refuse, or null; the fields of a form are not checked. */
function invalidPart(call: Call, draft: Draft, { target, body }: Sent): string | null {
  if (call.params && !call.params.safeParse(draft.params).success) return 'parameter'
  const query = { ...parseQuery(target.split('?')[1] ?? '') }
  if (call.query && !call.query.safeParse(query).success) return 'query'
  if (!call.body || draft.isForm) return null
  try {
    const json: unknown =
      body && body.length > 0 ? JSON.parse(body.toString('utf8').replace(/^\uFEFF/, '')) : undefined
    return call.body.safeParse(json ?? {}).success ? null : 'body'
  } catch {
    return 'body'
  }
}
