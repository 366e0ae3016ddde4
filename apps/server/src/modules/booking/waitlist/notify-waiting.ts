import { MAX_WAITLIST_MAILS } from '@anseo/domain/limits'
import { quietUntil } from '@anseo/domain/waitlist'
import type { PayloadOf } from '../../../platform/jobs/job.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type FreedSlot, type NotificationChannel, type notifyWaitingJob, timeFreed } from '../events.ts'
import { findWaiting, type Waiting } from './entry-store.ts'
import { freedFinder, lastDayOf } from './freed-finder.ts'
import {
  countMails,
  findVendorsWithMailsDue,
  notificationKey,
  lockWaitlistNotifications,
  recordMailed,
  recordNotified,
  takeMailsDue,
  type NotifiedPerson,
} from './notification-store.ts'

/**
 * Notifies everyone who waits for a vendor's time of the times that have become free, together and of each time once: on
 * the site at once, by email and push at once by day and at 8 AM after a night (C7). A second run notifies no one.
 */
export const notifyWaiting = (
  runtime: Pick<Runtime, 'transaction'>,
  { vendorId, ...before }: PayloadOf<typeof notifyWaitingJob>,
): Promise<void> =>
  runtime.transaction(async (unit) => {
    const { db, now } = unit
    await lockWaitlistNotifications(db)
    const waiting = await findWaiting(db, vendorId, now)
    const mailDueAt = quietUntil(now)
    const people = await findFreedFor(unit, vendorId, waiting, before)
    const told = await recordNotified(db, vendorId, people, { now, mailDueAt })
    await publishFreed(unit, vendorId, told, mailDueAt ? ['notice'] : ['notice', 'push', 'mail'])
  })

/** The sweep: in the morning it emails and pushes what became free in the night and still is, to those who still wait. */
export async function notifyInTheMorning(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findVendorsWithMailsDue(runtime.db, runtime.clock.now(), limit),
    String,
    (vendorId) =>
      runtime.transaction(async (unit) => {
        const { db, now } = unit
        await lockWaitlistNotifications(db)
        const due = await takeMailsDue(db, vendorId, now)
        const isDue = new Set(due.map(({ clientId, startsAt }) => notificationKey(clientId, startsAt)))
        const free = await findFreedFor(unit, vendorId, await findWaiting(db, vendorId, now), null)
        const people = free.map(({ clientId, slots }) => ({
          clientId,
          slots: slots.filter(({ start }) => isDue.has(notificationKey(clientId, start))),
        }))
        await publishFreed(
          unit,
          vendorId,
          people.filter(({ slots }) => slots.length > 0),
          ['push', 'mail'],
        )
      }),
  )
}

/** Finds for each person what has become free; the times of several wishes of one person together. */
async function findFreedFor(
  { db, now }: UnitOfWork,
  vendorId: string,
  waiting: readonly Waiting[],
  before: Parameters<typeof freedFinder>[2],
): Promise<NotifiedPerson[]> {
  if (waiting.length === 0) return []
  const find = await freedFinder(db, vendorId, before, { until: lastDayOf(waiting), now })
  if (!find) return []
  return [...Map.groupBy(waiting, ({ clientId }) => clientId)].map(([clientId, wishes]) => ({
    clientId,
    slots: byStart(
      wishes.flatMap((one) => find(one).map((slot) => ({ ...slot, serviceIds: one.serviceIds }))),
    ),
  }))
}

/** Returns each start once, with the longest of its slots, by start. */
function byStart(slots: readonly FreedSlot[]): FreedSlot[] {
  const longest = new Map<number, FreedSlot>()
  for (const slot of slots) {
    const known = longest.get(slot.start.getTime())
    if (!known || known.end < slot.end) longest.set(slot.start.getTime(), slot)
  }
  return [...longest.values()].toSorted((a, b) => a.start.getTime() - b.start.getTime())
}

/** Publishes the notifications; a person who has had the emails of the day gets no further one. */
async function publishFreed(
  unit: UnitOfWork,
  vendorId: string,
  people: readonly NotifiedPerson[],
  channels: readonly NotificationChannel[],
): Promise<void> {
  if (people.length === 0) return
  const { db, now } = unit
  const ids = people.map(({ clientId }) => clientId)
  const mails = channels.includes('mail') ? await countMails(db, ids, now) : new Map<string, number>()
  const mayMail = ({ clientId }: NotifiedPerson) => (mails.get(clientId) ?? 0) < MAX_WAITLIST_MAILS
  const told = people.map((person) => ({
    ...person,
    ways: mayMail(person) ? channels : channels.filter((channel) => channel !== 'mail'),
  }))
  await recordMailed(
    db,
    vendorId,
    told.filter((person) => person.ways.includes('mail')),
    now,
  )
  await unit.publish(timeFreed, { vendorId, told })
}
