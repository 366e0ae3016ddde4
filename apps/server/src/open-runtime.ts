import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Config } from './platform/config/config.ts'
import type { FloodLimits } from './platform/http/flood-limits.ts'
import type { RateLimiter } from './platform/http/rate-limiter.ts'
import { moduleSubscriptions, PERSONAL_DATA } from './modules.ts'
import { tagsOf } from './cache-tags.ts'
import { readSpecialities } from './modules/catalogue/public.ts'
import { createReplyCache } from './platform/cache/reply-cache.ts'
import type { Clock } from './platform/process/clock.ts'
import type { Change, ChangeFeed } from './platform/database/change-feed.ts'
import type { Database } from './platform/database/database.ts'
import { type FileStore, openFolder } from './platform/files/file-store.ts'
import { withProductPictures } from './platform/files/product-pictures.ts'
import { createEncryption } from './platform/encryption/encryption.ts'
import { ensureEncryptionKeys } from './platform/encryption/encryption-keys.ts'
import { createRunOnce } from './platform/unit-of-work/idempotent-call.ts'
import { createSweepLog } from './platform/jobs/sweep-log.ts'
import { createAttemptsUnderWay } from './platform/limits/attempts-under-way.ts'
import type { SharedCounts } from './platform/limits/shared-counts.ts'
import { mailBrand, mailSender } from './platform/mail/brand.ts'
import { createStripe } from './platform/payment-provider/payments-provider.ts'
import { SANDBOX_KEYS } from '@anseo/payment-sandbox/keys'
import { openIdLogin } from './platform/openid-connect/openid-login.ts'
import { openPushService } from './platform/push/push-service.ts'
import { ensureVapidKeys } from './platform/push/vapid-keys.ts'
import type { Realtime } from './platform/realtime/realtime.ts'
import { type LiveSettings, openLiveSettings } from './platform/settings/live-settings.ts'
import { createRunInTransaction } from './platform/unit-of-work/unit-of-work.ts'
import type { Pauses } from './pauses.ts'
import type { Runtime } from './platform/runtime.ts'
import { siteAddresses } from './platform/config/site-addresses.ts'

interface Below {
  config: Config
  clock: Clock
  log: Logger
  pool: Pool
  db: Database
  realtime: Realtime
  changes: ChangeFeed
  counts: SharedCounts
  rateLimiter: RateLimiter
  floodLimits: FloodLimits
  /** The address of this process on its own machine; the sandbox is asked there. */
  localUrl: string
  pauses: Pauses
}

/** Creates what all use cases share, from the resources of the process. */
export async function openRuntime({ localUrl, pauses, ...below }: Below): Promise<Runtime> {
  const { config, db, changes } = below
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const addresses = siteAddresses(publicUrl, config)
  const settings = await openLiveSettings(db, config, readSpecialities)
  changes.watch((change) => (mayChangeSettings(change, settings) ? settings.refresh() : undefined))
  const surroundings = {
    settings,
    publicUrl,
    addresses,
    get brand() {
      return mailBrand({ settings, publicUrl })
    },
    get mailFrom() {
      return mailSender({ config, settings })
    },
  }
  const transaction = createRunInTransaction({
    ...below,
    subscriptions: moduleSubscriptions(surroundings),
  })
  return {
    ...below,
    attemptsUnderWay: createAttemptsUnderWay(),
    settings,
    personalData: PERSONAL_DATA,
    replyCache: createReplyCache({ ...below, tagsOf, maxBytes: config.replyCacheBytes }),
    publicUrl,
    addresses,
    transaction,
    transactionOnce: createRunOnce(transaction),
    files: await openFiles(config),
    stripe: createStripe({
      secretKey: (config.stripe ?? SANDBOX_KEYS).secretKey,
      answerMs: pauses.providerAnswerMs,
      ...(config.stripe ? {} : { sandboxBaseUrl: localUrl }),
    }),
    openId: config.openId ? openIdLogin(config.openId) : null,
    sweepLog: createSweepLog(db, below.clock),
    webhookSecrets: config.stripe?.webhookSecrets ?? [SANDBOX_KEYS.webhookSecret],
    encryption: createEncryption(await ensureEncryptionKeys(db, config.encryptionKeys)),
    push: openPushService({
      keys: await ensureVapidKeys(db),
      contact: () => `mailto:${settings.current.brand.email}`,
      localCertificate: config.localCertificate,
    }),
  }
}

/** The first vendor of a retired speciality brings it back to the lists, and the last one takes it off them. */
const mayChangeSettings = (change: Change, { current }: LiveSettings): boolean =>
  change.of === 'settings' ||
  change.of === 'everything' ||
  (change.of === 'listing' && current.specialities.some(({ active }) => !active))

/** The code of the object store is large, and loaded only where there is one. */
async function openFiles({ objectStore, dataDir }: Config): Promise<FileStore> {
  if (!objectStore) return withProductPictures(await openFolder(`${dataDir}/files`))
  const { openBucket } = await import('./platform/files/object-store.ts')
  return withProductPictures(await openBucket(objectStore))
}
