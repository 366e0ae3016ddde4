import { type Audience, EVERYONE } from '@anseo/domain/audience'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { isInAudience } from './audience.ts'
import { composeMail } from './compose-mail.ts'
import { senderOf } from './sender.ts'
import { NOTIFICATIONS_PATHS } from './notifications-paths.ts'
import { listPeopleWhoChose, type Person } from './people-store.ts'
import type { SenderSettings } from './notify-people.ts'
import type { JobRun, PayloadOf } from '../../platform/jobs/job.ts'
import { endJob } from '../../platform/jobs/queue.ts'
import { mailAnnouncementJob } from './events.ts'
import { type QueuedMail, sendMailJob } from '../../platform/mail/send-mail-job.ts'

/** The number of emails queued in one transaction. */
const AT_ONCE = 200

/** Queues an announcement as emails to the accounts of a group that want such emails, in the caller's transaction. */
export const mailAnnouncement = (unit: UnitOfWork, content: string, audience: Audience): Promise<void> =>
  unit.enqueue(mailAnnouncementJob, { content, after: null, audience })

/** Returns an announcement as an email to a person; to an admin, who has no preferences, without a link to them. */
export const mailOfAnnouncement = (sender: SenderSettings, person: Person, content: string): QueuedMail =>
  composeMail(sender, {
    person,
    content: {
      headline: `Announcement from ${sender.brand.name}`,
      sentences: content.split(/\s*\n\s*/),
      button: { label: 'See your notifications', path: NOTIFICATIONS_PATHS[person.role] },
      ...(person.role === 'admin' && { isBinding: true }),
    },
  })

/**
 * Queues the emails of an announcement for the batch of accounts after the id `after`, and a job for the rest, exactly once:
 * the job ends in the same transaction.
 */
export async function queueAnnouncementBatch(
  runtime: Runtime,
  { content, after, audience = EVERYONE }: PayloadOf<typeof mailAnnouncementJob>,
  run: JobRun,
): Promise<void> {
  const sender = senderOf(runtime)
  await runtime.transaction(async (unit) => {
    if (!(await endJob(unit.db, run))) return
    const people = await listPeopleWhoChose(unit.db, 'announcements', 'mail', {
      after,
      limit: AT_ONCE,
      among: isInAudience(audience),
    })
    await unit.enqueueAll(
      sendMailJob,
      people.map((person) => mailOfAnnouncement(sender, person, content)),
    )
    const last = people.at(-1)
    if (last && people.length === AT_ONCE) {
      await unit.enqueue(mailAnnouncementJob, { content, after: last.id, audience })
    }
  })
}
