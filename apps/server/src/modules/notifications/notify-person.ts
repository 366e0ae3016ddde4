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

/** The contents of a notification: one text for notice and mail, and parts that only the mail has room for. */
export interface NotificationContent {
  /** The event, without a full stop. Never begins with a name, so that nobody's name can look like ours (C2). */
  headline: string
  /** The next steps and any refund; whole sentences. */
  sentences: readonly string[]
  facts: NonNullable<MailContent['facts']>
  /** The link to the next page; `path` belongs to the product's address. */
  button: { label: string; path: string }
  /** About the account itself: it comes by mail whatever was chosen. */
  isBinding?: true
  /** The reader has just done it: the page has said so, and no toast says it again. */
  isOwnAction?: boolean
}

/** The sender of notifications, and the addresses its links lead to. */
export interface SenderSettings {
  brand: MailBrand
  /** Name and address that mails come from. */
  mailFrom: string
  publicUrl: string
  addresses: SiteAddresses
}

/**
 * Tells somebody within a unit: a notice, a mail and what is pushed to their browsers stand or fall with their cause;
 * open tabs hear of it after the commit, without the prefix.
 * @param topic what it is about, by which people choose how they are told.
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
