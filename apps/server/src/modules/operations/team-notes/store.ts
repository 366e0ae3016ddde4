import type { NotedSubject } from '@anseo/contract/team-notes'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { teamNote } from '../tables/team-notes.ts'

export interface Noted {
  kind: NotedSubject
  subject: string
}

const isAbout = ({ kind, subject }: Noted) =>
  and(eq(teamNote.subjectKind, kind), eq(teamNote.subjectId, subject))

/** Finds a page of the notes on an account or appointment with their authors, newest first. */
export const findNotes = (db: Queryable, recorded: Noted, limit: number, offset: number) =>
  db
    .select({ id: teamNote.id, author: account.name, text: teamNote.text, writtenAt: teamNote.writtenAt })
    .from(teamNote)
    .leftJoin(account, eq(account.id, teamNote.authorId))
    .where(isAbout(recorded))
    .orderBy(desc(teamNote.writtenAt), desc(teamNote.id))
    .limit(limit)
    .offset(offset)
export type NoteRow = Awaited<ReturnType<typeof findNotes>>[number]

/** Counts the team's notes on an account or appointment. */
export const countNotes = (db: Queryable, recorded: Noted) => db.$count(teamNote, isAbout(recorded))

/** Returns whether the account or appointment of a note exists. */
export async function subjectExists(db: Queryable, { kind, subject }: Noted): Promise<boolean> {
  const found =
    kind === 'appointment'
      ? db.$count(appointment, eq(appointment.id, subject))
      : db.$count(account, and(eq(account.id, subject), eq(account.role, kind)))
  return (await found) > 0
}

/** Inserts a note of the team and returns its id. */
export async function insertNote(db: Queryable, values: typeof teamNote.$inferInsert): Promise<string> {
  const [row] = await db.insert(teamNote).values(values).returning({ id: teamNote.id })
  return row!.id
}

/** Finds the name of the admin who writes a note. */
export async function findAuthor(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.select({ name: account.name }).from(account).where(eq(account.id, id))
  return row?.name ?? null
}
