import { lt, sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { daysBefore, deleteOld } from '../../platform/personal-data/retention-period.ts'
import { teamInvitation } from './tables/team-invitations.ts'

const INVITATION_DAYS_KEPT = 30

/** Admins' notes about people, and invitations into the team. */
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
  periods: [
    {
      kind: 'team-invitations',
      what: 'Invitations into the team that nobody accepted',
      kept: `${INVITATION_DAYS_KEPT} days after they expire`,
      why: 'So that they can be sent again',
      remove: deleteOld(teamInvitation, (now) =>
        lt(teamInvitation.expiresAt, daysBefore(now, INVITATION_DAYS_KEPT)),
      ),
    },
  ],
  erasure: {
    erase: async ({ db }, { partOf }) =>
      void (await db.execute(
        sql`delete from team_note where subject_id = any(${sql.param(partOf)}::text[])`,
      )),
  },
}
