import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { PersonalData, StoredFile } from '../../platform/personal-data/personal-data.ts'
import { type Subject, subjectOf } from '../../platform/personal-data/subject.ts'
import { eraseLogin } from './closing/erase-account.ts'
import { exportedPhotos } from './photos/exported-photos.ts'
import { identityPeriods } from './retention-periods.ts'
import { account, client, mailLink, session } from './tables/accounts.ts'
import { attachedPhoto } from './tables/attached-photos.ts'
import { consent } from './tables/consents.ts'
import { loginCode } from './tables/login-codes.ts'
import { erasure } from './tables/erasures.ts'
import { passkey } from './tables/passkeys.ts'
import { recoveryCode, secondFactor } from './tables/second-factors.ts'

const addressOf = (id: string) => sql`(select ${account.email} from ${account} where ${account.id} = ${id})`

const EVERYBODYS: readonly Subject[] = [
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
  subjectOf(passkey, {
    file: 'passkeys',
    about: 'The passkeys you log in with; their private keys are on your devices alone.',
    whose: (id) => eq(passkey.accountId, id),
    order: [passkey.addedAt, passkey.id],
    withheld: ['credentialId', 'publicKey', 'counter'],
  }),
  subjectOf(mailLink, {
    file: 'mailed-links',
    about: 'Links we emailed you to verify your email or choose a password.',
    whose: (id) => eq(mailLink.accountId, id),
    order: [mailLink.expiresAt, mailLink.id],
    withheld: ['tokenHash'],
  }),
  subjectOf(erasure, {
    file: 'closing',
    about: 'When you asked us to close your account, if you did.',
    whose: (id) => eq(erasure.accountId, id),
    order: [erasure.requestedAt],
  }),
  subjectOf(attachedPhoto, {
    file: 'attached-photos',
    about:
      "The photos you sent with messages and reviews or keep on clients' records; the files are in the folder “attached-photos”.",
    whose: (id) => eq(attachedPhoto.ownerId, id),
    order: [attachedPhoto.createdAt, attachedPhoto.id],
  }),
]

const CLIENTS: readonly Subject[] = [
  subjectOf(loginCode, {
    file: 'login-codes',
    about: 'Login codes we emailed you in the last 2 days, and wrong tries at them.',
    whose: (id) => eq(loginCode.email, addressOf(id)),
    order: [loginCode.requestedAt, loginCode.id],
    withheld: ['codeHash', 'browser'],
  }),
  subjectOf(client, {
    file: 'profile',
    about: 'Your phone number, address, gender and birthday, if you gave them.',
    whose: (id) => eq(client.id, id),
    order: [client.id],
  }),
]

const VENDORS: readonly Subject[] = [
  subjectOf(secondFactor, {
    file: 'second-step',
    about: 'Whether two-step verification is on; its secret is in your app.',
    whose: (id) => eq(secondFactor.accountId, id),
    order: [secondFactor.createdAt],
    withheld: ['secret', 'lastStep'],
  }),
  subjectOf(recoveryCode, {
    file: 'recovery-codes',
    about: 'One line for each recovery code, and when it was used.',
    whose: (id) => eq(recoveryCode.accountId, id),
    order: [recoveryCode.codeHash],
    withheld: ['codeHash'],
  }),
]

async function findFiles(db: Queryable, accountId: string): Promise<StoredFile[]> {
  const rows = await db.select({ key: account.imageKey }).from(account).where(eq(account.id, accountId))
  const portraits = rows.flatMap(({ key }) =>
    key === null ? [] : [{ key, kind: 'portrait' as const, path: 'picture.webp', about: 'Your photo.' }],
  )
  const photos = await exportedPhotos(
    db,
    eq(attachedPhoto.ownerId, accountId),
    'attached-photos',
    "A photo you sent or keep on a client's record.",
  )
  return [...portraits, ...photos]
}

/** The personal data of the owners of accounts. */
export const identityData: PersonalData = {
  exports: { both: EVERYBODYS, client: CLIENTS, vendor: VENDORS },
  notExported: [{ table: 'team_member', why: 'Only names who is in our own team.' }],
  findFiles,
  erasure: { erase: eraseLogin },
  periods: identityPeriods,
}
