// implements: §3.16
import { type NoticeChannel, type NoticeTopic, wants } from '@anseo/domain/notice-choices'
import { formNotice } from '@anseo/domain/notice'
import type { MailBrand, MailContent } from '../../platform/mail/mail-content.ts'
import { roomOf } from '../../platform/realtime/realtime.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import type { NotificationChannel } from '../booking/events.ts'
import type { SiteAddresses } from '../../platform/config/site-addresses.ts'
import { composeMail, type MailExtras } from './compose-mail.ts'
import { findChoicesOf } from './notice-choice-store.ts'
import type { Person } from './people-store.ts'
import { pushToPeople } from './push-to-people.ts'
import { insertNotices } from './store.ts'
import { sendMailJob } from '../../platform/mail/send-mail-job.ts'

/** Rows of an email below its text: a label and what it says. */
export type Rows = NonNullable<MailContent['facts']>

/** The contents of a notification: the text for notice and email, and parts for the email only. */
export interface NotificationContent {
  /** The event, without a full stop. It never begins with a name, so that no name can look like our text (C2). */
  headline: string
  /** The next steps and any refund; whole sentences. */
  sentences: readonly string[]
  facts?: Rows
  /** The link to the next page; `path` belongs to the product's address. */
  button: { label: string; path: string }
  /** The page to which the email leads instead, for whom does not log in. */
  mailPath?: string
  /** True if it concerns the account itself, a right or money kept back, or was promised; it is emailed regardless of preferences. */
  isBinding?: true
  /** When it is no longer worth emailing; its notice stays. */
  until?: Date
  /** True if it confirms a contract: its email carries what the law wants in writing (D9). */
  confirmsContract?: true
  /** True if the reader has just done it, so that no toast repeats it. */
  isOwnAction?: boolean
}

/** The sender of notifications, and the addresses its links lead to. */
export interface SenderSettings {
  brand: MailBrand
  /** Name and address of the sender of emails. */
  mailFrom: string
  publicUrl: string
  addresses: SiteAddresses
}

/** The notification of one person about one event. */
export interface PersonNotification {
  person: Person
  /** People choose their channels by topic. */
  topic: NoticeTopic
  content: NotificationContent
  extras?: MailExtras
  /** The channels to use; all if missing. Email and push are sent only if the person wants them. */
  ways?: readonly NotificationChannel[]
  /** When it happened. */
  at: Date
}

/** Notifies a person within a unit, now; see `notifyPeople`. */
export const notifyPerson = (
  unit: UnitOfWork,
  sender: SenderSettings,
  person: Person,
  topic: NoticeTopic,
  content: NotificationContent,
): Promise<void> => notifyPeople(unit, sender, [{ person, topic, content, at: unit.now }])

/**
 * Notifies people within a unit. Notices, emails and pushes are in its transaction; open tabs are notified after the
 * commit, without the prefix. Who has left is not notified.
 */
export async function notifyPeople(
  unit: UnitOfWork,
  sender: SenderSettings,
  all: readonly PersonNotification[],
): Promise<void> {
  const notifications = all.filter(({ person }) => !person.hasLeft)
  if (notifications.length === 0) return
  const noticed = notifications.filter(goes('notice'))
  if (noticed.length > 0) await insertNotices(unit.db, noticed.map(noticeOf))
  const accountIds = [...new Set(notifications.map(({ person }) => person.id))]
  const choices = Map.groupBy(await findChoicesOf(unit.db, accountIds), ({ accountId }) => accountId)
  const wanted = (channel: NoticeChannel) =>
    notifications
      .filter(goes(channel))
      .filter(({ person, topic }) => wants(choices.get(person.id) ?? [], topic, channel))
  const mailed = new Set([...notifications.filter(({ content }) => content.isBinding), ...wanted('mail')])
  await unit.enqueueAll(
    sendMailJob,
    notifications
      .filter((notification) => mailed.has(notification))
      .map((notification) => composeMail(sender, notification)),
  )
  await pushToPeople(unit, wanted('push'))
  for (const { person, content } of noticed) {
    const quiet = content.isOwnAction && { quiet: true }
    const toast = { message: textOf(content), ...quiet }
    unit.realtime.emit(roomOf(person.role, person.id), 'receive_notification', toast)
  }
}

const goes =
  (way: NotificationChannel) =>
  ({ ways }: PersonNotification): boolean =>
    ways?.includes(way) ?? true

const textOf = ({ headline, sentences }: NotificationContent) => [`${headline}.`, ...sentences].join(' ')

const noticeOf = ({ person, content, at }: PersonNotification) => ({
  accountId: person.id,
  content: formNotice(textOf(content)),
  path: content.button.path,
  createdAt: at,
})
