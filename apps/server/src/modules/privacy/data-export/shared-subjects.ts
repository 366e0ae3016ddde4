import { and, eq, sql } from 'drizzle-orm'
import { account, mailLink, session } from '../../identity/tables/accounts.ts'
import { auditEntry } from '../../audit/tables/audit.ts'
import { consent } from '../../identity/tables/consents.ts'
import { erasure } from '../../identity/tables/erasures.ts'
import { notice } from '../../notifications/tables/notices.ts'
import { noticeChoice, pushSubscription } from '../../notifications/tables/push.ts'
import { subjectOf } from './subject.ts'

/** What is kept about clients and vendors alike. */
export const SHARED_SUBJECTS = [
  subjectOf(account, {
    file: 'account',
    about: 'Your name, email and when you joined.',
    whose: (id) => eq(account.id, id),
    order: [account.id],
    withheld: ['passwordHash'],
  }),
  subjectOf(consent, {
    file: 'consents',
    about: 'Which version of our terms and privacy policy you accepted, and when.',
    whose: (id) => eq(consent.accountId, id),
    order: [consent.acceptedAt, consent.document],
  }),
  subjectOf(session, {
    file: 'sessions',
    about: 'Your logins: the device, the network address and when.',
    whose: (id) => eq(session.accountId, id),
    order: [session.createdAt, session.id],
    withheld: ['tokenHash'],
  }),
  subjectOf(mailLink, {
    file: 'mailed-links',
    about: 'Links we emailed you to verify your email or choose a password.',
    whose: (id) => eq(mailLink.accountId, id),
    order: [mailLink.expiresAt, mailLink.id],
    withheld: ['tokenHash'],
  }),
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
  subjectOf(erasure, {
    file: 'closing',
    about: 'When you asked us to close your account, if you did.',
    whose: (id) => eq(erasure.accountId, id),
    order: [erasure.requestedAt],
  }),
  subjectOf(auditEntry, {
    file: 'decisions',
    about: 'What our team or our system did with your account.',
    whose: (id) => and(eq(auditEntry.subjectId, id), sql`${auditEntry.subjectKind} in ('client', 'vendor')`),
    order: [auditEntry.id],
    // Who of our team did it, and words meant for it, which may name others.
    withheld: ['actorId', 'reason', 'details'],
  }),
]
