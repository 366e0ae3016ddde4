import { invalidCursor, readCursor } from '../../../platform/http/cursor.ts'

/** Returns the position of a message, at which the page before ended. */
export function positionOf(cursor: string): number {
  const position = Number(readCursor(cursor, ['position']).position)
  if (!Number.isSafeInteger(position)) throw invalidCursor()
  return position
}
