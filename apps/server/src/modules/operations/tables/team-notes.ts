import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import type { SubjectKind } from '../../audit/tables/audit.ts'

/** A note that admins leave each other on a subject. */
export const teamNote = pgTable(
  'team_note',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    authorId: uuid('author_id').notNull(),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('team_note_subject').on(table.subjectKind, table.subjectId, table.writtenAt)],
)
