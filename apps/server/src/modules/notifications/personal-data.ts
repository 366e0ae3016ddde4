import { ERASED_NAME } from '@anseo/domain/erasure'
import { NOTICE_MONTHS } from '@anseo/domain/limits'
import { eq, lt, sql } from 'drizzle-orm'
import { namePattern } from '../../platform/personal-data/name-pattern.ts'
import type { ErasedPerson, PersonalData } from '../../platform/personal-data/personal-data.ts'
import { deleteOld, monthsBefore } from '../../platform/personal-data/retention-period.ts'
import { subjectOf } from '../../platform/personal-data/subject.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import { notice } from './tables/notices.ts'
import { NOTIFICATIONS_PATHS } from './notifications-paths.ts'
import { noticeChoice, pushSubscription } from './tables/push.ts'

/** Deletes a person's notices, choices and browsers, and takes its name and words out of what others were told. */
async function erase(unit: UnitOfWork, person: ErasedPerson): Promise<void> {
  const { db } = unit
  const { accountId } = person
  await shortenNotices(unit, person)
  await db.delete(notice).where(eq(notice.accountId, accountId))
  await db.delete(noticeChoice).where(eq(noticeChoice.accountId, accountId))
  await db.delete(pushSubscription).where(eq(pushSubscription.accountId, accountId))
}

/**
 * Leaves of what others were told about a person only the headline, without the name: the sentences that follow quote the
 * person or use the first name. What was sent to all, or written by an admin, loses the name alone.
 */
async function shortenNotices({ db }: UnitOfWork, { name, others, partOf }: ErasedPerson): Promise<void> {
  const named = namePattern(name)
  const masked = sql`regexp_replace(content, ${named}, ${ERASED_NAME}, 'gi')`
  const byAdmins = sql`path is null or path = any(${sql.param(Object.values(NOTIFICATIONS_PATHS))}::text[])`
  await db.execute(sql`
    update notice
    set content = case when ${byAdmins} then ${masked} else regexp_replace(${masked}, '[.] .*', '.') end
    where account_id = any(${sql.param(others.map(({ id }) => id))}::uuid[])
      and (content ~* ${named} or substring(path from '[^/]+$') = any(${sql.param(partOf)}::text[]))`)
}

/** The personal data of people who are notified. */
export const notificationsData: PersonalData = {
  exports: {
    both: [
      subjectOf(notice, {
        file: 'notifications',
        about: 'Your notifications on the site.',
        whose: (id) => eq(notice.accountId, id),
        order: [notice.createdAt, notice.id],
      }),
      subjectOf(noticeChoice, {
        file: 'notification-choices',
        about: 'How you want to be notified.',
        whose: (id) => eq(noticeChoice.accountId, id),
        order: [noticeChoice.topic, noticeChoice.channel],
      }),
      subjectOf(pushSubscription, {
        file: 'push-subscriptions',
        about: 'Browsers you allowed to show our notifications.',
        whose: (id) => eq(pushSubscription.accountId, id),
        order: [pushSubscription.createdAt, pushSubscription.id],
        withheld: ['p256dh', 'auth'],
      }),
    ],
  },
  notExported: [
    {
      table: 'broadcast',
      why: 'Contains no personal data; what we sent to you is in notifications.json.',
    },
    {
      table: 'scheduled_broadcast',
      why: 'Announcements that are not sent yet; they contain no personal data.',
    },
  ],
  erasure: { erase },
  periods: [
    {
      kind: 'notifications',
      what: 'Notifications',
      kept: `${NOTICE_MONTHS} months`,
      why: 'No one looks further back; appointments have their own history',
      remove: deleteOld(notice, (now) => lt(notice.createdAt, monthsBefore(now, NOTICE_MONTHS))),
    },
  ],
}
