import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { Config } from './config/config.ts'
import type { FloodLimits } from './http/flood-limits.ts'
import type { RateLimiter } from './http/rate-limiter.ts'
import type { Clock } from './process/clock.ts'
import type { ReplyCache } from './cache/reply-cache.ts'
import type { ChangeFeed } from './database/change-feed.ts'
import type { Database } from './database/database.ts'
import type { FileStore } from './files/file-store.ts'
import type { PersonalData } from './personal-data/personal-data.ts'
import type { Encryption } from './encryption/encryption.ts'
import type { OpenIdLogin } from './openid-connect/openid-login.ts'
import type { PushService } from './push/push-service.ts'
import type { AttemptsUnderWay } from './limits/attempts-under-way.ts'
import type { SharedCounts } from './limits/shared-counts.ts'
import type { RunOnce } from './unit-of-work/idempotent-call.ts'
import type { SweepLog } from './jobs/sweep-log.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { SiteAddresses } from './config/site-addresses.ts'
import type { LiveSettings } from './settings/live-settings.ts'
import type { RunInTransaction } from './unit-of-work/unit-of-work.ts'

/** The dependencies of use cases, made once by the composition root. */
export interface Runtime {
  config: Config
  /** The settings the operator may change while the product runs: fees, the time to pay, the brand. */
  settings: LiveSettings
  /** The base address of links in emails (`PUBLIC_URL`), without a trailing slash. */
  publicUrl: string
  /** The address of each site; a link to a page is made by `pageAddress`. */
  addresses: SiteAddresses
  log: Logger
  clock: Clock
  pool: Pool
  db: Database
  transaction: RunInTransaction
  /** The one transaction of a call with an `Idempotency-Key` (S9). */
  transactionOnce: RunOnce
  files: FileStore
  stripe: Stripe
  /** The secrets with which the provider signs its webhooks: each endpoint has one of its own. */
  webhookSecrets: readonly string[]
  realtime: Realtime
  /** Counts for limits, over all processes. */
  counts: SharedCounts
  attemptsUnderWay: AttemptsUnderWay
  /** Refuses what comes too often. */
  rateLimiter: RateLimiter
  /** Refuses networks and accounts that flood this process. */
  floodLimits: FloodLimits
  /** Changes committed by any process. */
  changes: ChangeFeed
  /** Replies cached for visitors, until their contents change. */
  replyCache: ReplyCache
  push: PushService
  /** Logins of the team at the operator's provider; null where there is none. */
  openId: OpenIdLogin | null
  /** Encrypts private values that the database stores. */
  encryption: Encryption
  /** Personal data of each module, the lowest first. */
  personalData: readonly PersonalData[]
  /** The last runs of the sweeps. */
  sweepLog: SweepLog
}
