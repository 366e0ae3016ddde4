import type { listTeamNotes, TeamNoteOnWire } from '@anseo/contract/team-notes'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { titleCase } from '@anseo/domain/person-name'
import type { Runtime } from '../../../platform/runtime.ts'
import { countNotes, findNotes, type NoteRow } from './store.ts'

/** Returns a page of the team's notes, newest first. */
export async function listNotes(
  { db }: Pick<Runtime, 'db'>,
  query: QueryOf<typeof listTeamNotes>,
): Promise<ReplyOf<typeof listTeamNotes>> {
  const { page, pageSize } = query
  const [rows, total] = await Promise.all([
    findNotes(db, query, pageSize, (page - 1) * pageSize),
    countNotes(db, query),
  ])
  return { notes: rows.map(presentNote), total, page, pageSize }
}

/** Returns a note for the wire; an author whose account is gone becomes "A former admin". */
export const presentNote = ({ id, author, text, writtenAt }: NoteRow): TeamNoteOnWire => ({
  _id: id,
  author: author === null ? 'A former admin' : titleCase(author),
  text,
  writtenAt: writtenAt.toISOString(),
})
