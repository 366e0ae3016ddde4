import { addTeamNote, listTeamNotes } from '@anseo/contract/team-notes'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { addNote } from './add-note.ts'
import { listNotes } from './list-notes.ts'

/** Binds the calls by which admins read and write notes for each other. */
export function bindTeamNotes(bind: Bind, runtime: Runtime) {
  bind(listTeamNotes, ({ query }) => listNotes(runtime, query))
  bind(addTeamNote, async ({ caller, body }) => ({
    note: await addNote(runtime, caller, body),
  }))
}
