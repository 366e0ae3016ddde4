import { termsDay, termsState } from '@anseo/domain/vendor-terms'
import type { JobRun, PayloadOf } from '../../platform/jobs/job.ts'
import { endJob } from '../../platform/jobs/queue.ts'
import type { Runtime } from '../../platform/runtime.ts'
import type { Listener } from '../../platform/unit-of-work/unit-of-work.ts'
import { findAnnounced } from '../catalogue/public.ts'
import type { vendorApplied } from '../identity/events.ts'
import { notifyVendorTermsJob } from './events.ts'
import {
  type NotificationContent,
  notifyPeople,
  type PersonNotification,
  type SenderSettings,
} from './notify-people.ts'
import { findPerson, listVendors, type Person } from './people-store.ts'
import { senderOf } from './sender.ts'

/** The number of vendors that one transaction notifies. */
const AT_ONCE = 200

/**
 * Notifies a batch of vendors of announced terms and queues the rest, exactly once. Everyone gets the email with the whole text
 * (Regulation (EU) 2019/1150, art. 3(2)).
 */
export async function notifyOfVendorTerms(
  runtime: Runtime,
  { version, after }: PayloadOf<typeof notifyVendorTermsJob>,
  run: JobRun,
): Promise<void> {
  const terms = (await findAnnounced(runtime.db)).find((one) => one.version === version)
  if (!terms) return
  await runtime.transaction(async (unit) => {
    if (!(await endJob(unit.db, run))) return
    const vendors = await listVendors(unit.db, { after, limit: AT_ONCE })
    await notifyPeople(
      unit,
      senderOf(runtime),
      vendors.map((person) => notificationOf(terms, person, unit.now)),
    )
    const last = vendors.at(-1)
    if (last && vendors.length === AT_ONCE) {
      await unit.enqueue(notifyVendorTermsJob, { version, after: last.id })
    }
  })
}

/**
 * Notifies a vendor who has just applied of the terms that were announced before and are still to come: it accepted the
 * current ones only.
 */
export const notifyOfComingTerms =
  (sender: SenderSettings): Listener<typeof vendorApplied> =>
  async (unit, { vendorId }) => {
    const announced = await findAnnounced(unit.db)
    const coming = announced.filter(({ version }) => termsState(version, [version], unit.now) === 'coming')
    if (coming.length === 0) return
    const person = await findPerson(unit.db, vendorId)
    await notifyPeople(
      unit,
      sender,
      coming.map((terms) => notificationOf(terms, person, unit.now)),
    )
  }

const notificationOf = (terms: Announced, person: Person, at: Date): PersonNotification => ({
  person,
  topic: 'announcements',
  content: contentOf(terms),
  extras: {
    legal: { title: 'The new terms for vendors', paragraphs: terms.text.split(/\s*\n\s*\n\s*/) },
  },
  at,
})

type Announced = Awaited<ReturnType<typeof findAnnounced>>[number]

function contentOf({ version, changes }: { version: string; changes: string }): NotificationContent {
  const day = termsDay(version)
  return {
    headline: `Our terms for vendors change on ${day}`,
    sentences: [
      `What changes: ${changes.split(/\s*\n\s*/).join(' ')}`,
      `The current terms apply until then. If you don't agree with the new ones, you can end the contract before ${day} at no cost: close your account in your profile.`,
    ],
    facts: [['In effect from', day]],
    button: { label: 'Read and accept', path: '/pro/terms' },
    isBinding: true,
  }
}
