// implements: §3.16
import { randomUUID } from 'node:crypto'
import { type NoticeTopic, wants } from '@anseo/domain/notice-choices'
import { formNotice } from '@anseo/domain/notice'
import type { MailBrand, MailContent } from '../../platform/mail/mail-content.ts'
import { roomOf } from '../../platform/realtime/realtime.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import type { SiteAddresses } from '../../platform/config/site-addresses.ts'
import { composeMail, type MailExtras } from './compose-mail.ts'
import { findChoices } from './notice-choice-store.ts'
import type { Person } from './people-store.ts'
import { pushToPerson } from './push-to-person.ts'
import { insertNotice } from './store.ts'
import { sendMailJob } from '../../platform/mail/send-mail-job.ts'

/** The contents of a notification: the text for notice and email, and parts for the email only. */
export interface NotificationContent {
  /** The event, without a full stop. It never begins with a name, so that no name can look like our text (C2). */
  headline: string
  /** The next steps and any refund; whole sentences. */
  sentences: readonly string[]
  facts: NonNullable<MailContent['facts']>
  /** The link to the next page; `path` belongs to the product's address. */
  button: { label: string; path: string }
  /** True if it concerns the account itself and is emailed regardless of preferences. */
  isBinding?: true
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

/**
 * Notifies a person within a unit. Notice, email and pushes are in the transaction of their cause; open tabs are
 * notified after the commit, without the prefix.
 * @param topic by which people choose their channels.
 */
export async function notifyPerson(
  unit: UnitOfWork,
  sender: SenderSettings,
  person: Person,
  topic: NoticeTopic,
  content: NotificationContent,
  extras: MailExtras = {},
): Promise<void> {
  const { headline, sentences, button } = content
  const text = [`${headline}.`, ...sentences].join(' ')
  await insertNotice(unit.db, {
    accountId: person.id,
    content: formNotice(text),
    path: button.path,
    createdAt: unit.now,
  })
  if (content.isBinding || wants(await findChoices(unit.db, person.id), topic, 'mail')) {
    await unit.enqueue(sendMailJob, composeMail(sender, person, content, extras))
  }
  await pushToPerson(unit, person.id, topic, {
    title: headline,
    body: sentences.join(' '),
    path: button.path,
    tag: randomUUID(),
  })
  const quiet = content.isOwnAction && { quiet: true }
  unit.realtime.emit(roomOf(person.role, person.id), 'receive_notification', { message: text, ...quiet })
}
