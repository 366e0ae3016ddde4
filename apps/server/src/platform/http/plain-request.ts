import { UNSTORABLE_TEXT } from '@anseo/contract/field-texts'
import { isStorable } from '@anseo/domain/plain-text'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** Keys that would reach the prototype of all objects. */
const SHARED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Refuses a request of which any text, whether or not the call knows its field, could not be stored as it was sent,
 * or of which a key reaches for a prototype.
 * @throws Refusal `INVALID_REQUEST` that names the field, or what holds the key.
 */
export async function checkPlain({ query, body, raw }: FastifyRequest): Promise<void> {
  if (!isEncodedRight(raw.url ?? '')) throw unstorable([], 'query')
  const inQuery = unstorablePath(query)
  if (inQuery) throw unstorable(inQuery, 'query')
  const inBody = unstorablePath(body)
  if (inBody) throw unstorable(inBody, 'body')
}

/**
 * Returns the refusal of a text that the database cannot store, at its field.
 * @param whole the name of the field if the path is empty, because a key of the whole is the problem.
 */
const unstorable = (path: readonly string[], whole: 'query' | 'body') =>
  new Refusal('INVALID_REQUEST', { fields: { [path.join('.') || whole]: UNSTORABLE_TEXT } })

/** Returns whether a query is encoded validly; the query parser leaves invalid parts as they are. */
function isEncodedRight(url: string): boolean {
  const start = url.indexOf('?')
  if (start === -1) return true
  try {
    decodeURIComponent(url.slice(start))
    return true
  } catch {
    return false
  }
}

/** Returns the path to the first text or key that is not plain, null if all are. The depth was bounded when it was parsed. */
function unstorablePath(value: unknown): string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  for (const [key, each] of Object.entries(value)) {
    if (SHARED_KEYS.has(key) || !isStorable(key)) return []
    const path = unstorablePath(each)
    if (path) return [key, ...path]
  }
  return null
}
