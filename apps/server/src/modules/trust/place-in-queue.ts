import { cursorOf, readCursor } from '../../platform/http/cursor.ts'
import { invalidField } from '../../platform/http/refusal.ts'

/** The end of a page of a queue: the instant by which it is ordered, ISO, and the id. */
export interface PlaceInQueue {
  at: string
  id: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the cursor of the page that follows an entry. */
export const cursorAfter = (at: Date, id: string): string => cursorOf({ at: at.toISOString(), id })

/** Reads such a cursor. @throws Refusal `INVALID_REQUEST` */
export function placeIn(cursor: string): PlaceInQueue {
  const { at, id } = readCursor(cursor, ['at', 'id'])
  if (Number.isNaN(Date.parse(at)) || !UUID.test(id)) {
    throw invalidField('cursor', 'This cursor is not one of ours.')
  }
  return { at: new Date(at).toISOString(), id }
}
