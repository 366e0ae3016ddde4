import { parse as parseQuery } from 'node:querystring'
import type { Call } from '@anseo/contract/call'
import type { Draft } from './draft.ts'
import type { Person } from './people.ts'
import type { Reply, Sent } from './transport.ts'

/**
 * Returns the refusals that were due and did not come, or came out of order: token, role, content type, validity.
 * @param person who made the call with a good token; null for nobody.
 */
export function expectedRefusals(
  call: Call,
  draft: Draft,
  sent: Sent,
  person: Person | null,
  { status }: Reply,
): string[] {
  // A request that does not reach the call, or is refused for its size, says nothing of the order.
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

/** No route takes a parameter as long as that. */
const isTooLong = ({ params }: Draft) => Object.values(params).some((value) => value.length > 300)

/** Returns whether there is a body of a content type that no call takes. */
const isOfWrongType = ({ contentType, isForm }: Draft, { body }: Sent) =>
  body !== null &&
  body.length > 0 &&
  contentType !== null &&
  !(isForm ? /^multipart\/form-data/i : /^application\/json\s*(;|$)/i).test(contentType)

/** The part that the schemas refuse; what was sent as a form is not looked into. */
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
