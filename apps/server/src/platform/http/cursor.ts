import { uuidOrNull } from '../database/uuid-or-null.ts'
import { invalidField, type Refusal } from './refusal.ts'

/** Returns the refusal of a cursor that we have not made, or that names nothing. */
export const invalidCursor = (): Refusal => invalidField('cursor', 'This cursor is not one of ours.')

/** Returns a position in a list, such as the last entry of a page, as an opaque text for the caller's next request. */
export const cursorOf = (place: Record<string, string>): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/**
 * Reads a cursor of ours back into the named parts, each a text.
 * @throws Refusal `INVALID_REQUEST` for anything else.
 */
export function readCursor<K extends string>(cursor: string, keys: readonly K[]): Record<K, string> {
  const place = parse(cursor)
  for (const key of keys) {
    const part = place[key]
    // PostgreSQL refuses a NUL in a text.
    if (typeof part !== 'string' || part.includes('\0')) {
      throw invalidCursor()
    }
  }
  return place as Record<K, string>
}

/** Reads a cursor that names a row by its id. */
export function idIn(cursor: string): string {
  const id = uuidOrNull(readCursor(cursor, ['id']).id)
  if (id === null) throw invalidCursor()
  return id
}

/** Reads a cursor that names a row by a number, of at most so many digits. */
export function numberIn<K extends string>(cursor: string, key: K, digits: number): number {
  const text = readCursor(cursor, [key])[key]
  if (!/^\d+$/.test(text) || text.length > digits) throw invalidCursor()
  return Number(text)
}

const YEAR_10000 = Date.UTC(10_000, 0)

/** Reads an instant within a cursor; null for a text that is none, or one outside PostgreSQL's range, since anybody can make up a cursor. */
export function instantIn(part: string): Date | null {
  const ms = Date.parse(part)
  return ms >= 0 && ms < YEAR_10000 ? new Date(ms) : null
}

function parse(cursor: string): Record<string, unknown> {
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (typeof place === 'object' && place !== null) return place as Record<string, unknown>
  } catch {
    // Falls through to the same refusal as a cursor that is JSON, but not ours.
  }
  throw invalidCursor()
}
