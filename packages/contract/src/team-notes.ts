import { NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { id, instant, pageFacts, pageQuery, textField } from './wire.ts'

/** The subjects of the team's notes. */
export const NOTED_SUBJECTS = ['appointment', 'client', 'vendor'] as const
export type NotedSubject = (typeof NOTED_SUBJECTS)[number]

const about = { kind: z.enum(NOTED_SUBJECTS), subject: id() }

/** A note that only admins see. */
export const teamNoteOnWire = z.object({
  _id: id(),
  author: z.string(),
  text: z.string(),
  writtenAt: instant(),
})
export type TeamNoteOnWire = z.output<typeof teamNoteOnWire>

export const listTeamNotes = call({
  method: 'GET',
  path: '/api/admin/team-notes',
  access: 'admin',
  roles: ['support', 'finance', 'vetting'],
  summary: 'List the team notes about a person or an appointment, newest first.',
  query: z.object({ ...about, ...pageQuery(20) }),
  reply: succeeds({ notes: z.array(teamNoteOnWire), ...pageFacts }),
})

export const addTeamNote = call({
  method: 'POST',
  path: '/api/admin/team-notes',
  access: 'admin',
  roles: ['support', 'finance', 'vetting'],
  summary: 'Add a team note.',
  body: z.object({ ...about, text: textField(NOTE_MAX_LENGTH) }),
  reply: succeeds({ note: teamNoteOnWire }),
  refusals: ['NOT_FOUND'],
})
