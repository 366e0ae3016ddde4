import { readCursor } from '../../../platform/http/cursor.ts'
import { invalidField } from '../../../platform/http/refusal.ts'

/** Returns the position of a message, at which the page before ended. */
export function positionOf(cursor: string): number {
  const position = Number(readCursor(cursor, ['position']).position)
  if (!Number.isSafeInteger(position)) throw invalidField('cursor', 'This cursor is not one of ours.')
  return position
}
