import type { addTeamNote, TeamNoteOnWire } from '@anseo/contract/team-notes'
import type { BodyOf } from '@anseo/contract/call'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentNote } from './list-notes.ts'
import { findAuthor, insertNote, subjectExists } from './store.ts'

/**
 * Leaves the other admins a note.
 * @throws Refusal `NOT_FOUND` when there is nothing of that kind and id.
 */
export async function addNote(
  { transaction }: Pick<Runtime, 'transaction'>,
  { accountId: authorId }: Caller,
  recorded: BodyOf<typeof addTeamNote>,
): Promise<TeamNoteOnWire> {
  const { kind, subject: subjectId, text } = recorded
  return transaction(async ({ db, now: writtenAt }) => {
    if (!(await subjectExists(db, recorded))) throw new Refusal('NOT_FOUND')
    const id = await insertNote(db, { subjectKind: kind, subjectId, authorId, text, writtenAt })
    return presentNote({ id, author: await findAuthor(db, authorId), text, writtenAt })
  })
}
