import { sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

/** Admins' notes about people. */
export const operationsData: PersonalData = {
  notExported: [
    {
      table: 'team_note',
      why: "Our team's notes may name other people. Contact us to request notes about you.",
      inReadme: true,
    },
    { table: 'team_invitation', why: 'Only names who was invited into our own team.' },
    { table: 'statistics_day_sum', why: 'Contains no personal data.' },
    { table: 'statistics_changed_day', why: 'Contains no personal data.' },
  ],
  erasure: {
    erase: async ({ db }, { partOf }) =>
      void (await db.execute(
        sql`delete from team_note where subject_id = any(${sql.param(partOf)}::text[])`,
      )),
  },
}
