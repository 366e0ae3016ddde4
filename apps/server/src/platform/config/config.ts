import {
  DEFAULT_INSTANT_PAYMENT_MINUTES,
  DEFAULT_OWN_CLIENT_FEE_PERCENT,
  DEFAULT_REPEAT_FEE_PERCENT,
} from '@anseo/domain/limits'
import { DEFAULT_FEE_RATES } from '@anseo/domain/price'
import { resolve } from 'node:path'
import { isEmail, normaliseEmail } from '@anseo/domain/email'
import { z } from 'zod'
import { settingValues } from '@anseo/contract/setting-values'
import { exposureProblem, exposureSettings } from '../../exposure.ts'
import { databaseSettings } from './database-settings.ts'
import { mailSettings } from './mail-settings.ts'
import { objectStore, objectStoreProblem, objectStoreSettings } from './object-store-settings.ts'
import { encryptionKeys } from './encryption-key.ts'
import { siteAddressProblem, siteAddressSettings } from './site-addresses.ts'
import { openIdProblem, openIdProvider, openIdSettings } from './openid-settings.ts'
import { isLiveKey, paymentKeys, paymentKeysProblem, webhookSecrets } from './payment-keys.ts'
import { areProxies, THIS_MACHINE } from './trusted-proxies.ts'

/** Settings that an operator may change later share one rule with the environment. */
const setting = settingValues.shape

/** `Instagram=https://…, Facebook=https://…` as links in their order. */
const socialLinks = z.string().transform((text) =>
  text
    .split(',')
    .filter((part) => part.trim())
    .map((part) => {
      const [label = '', url = ''] = part.split(/=(.*)/s)
      return { label, url }
    }),
)

/** `Cleaner, Personal Chef` as a list. */
const listed = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'is development, test or production')
    .default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  ...exposureSettings,
  ...siteAddressSettings,
  DATA_DIR: z.string().default('.data'),
  ...databaseSettings,
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  REPLY_CACHE_MB: z.coerce.number().min(0).max(4096).default(64),
  // The five groups of job workers listen on one each for as long as the product runs.
  DATABASE_POOL: z.coerce.number().int().min(10).max(200).default(20),
  FAKE_NOW: z.iso.datetime({ offset: true }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  REQUESTS_AT_ONCE: z.coerce.number().int().min(1).max(100_000).default(400),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  TRUSTED_PROXIES: z
    .string()
    .refine(areProxies, 'must be an IP address, CIDR range, or loopback, linklocal, uniquelocal')
    .optional(),
  ...mailSettings,
  PUSH_LOCAL_CERTIFICATE: z.string().optional(),
  ENCRYPTION_KEY: encryptionKeys.optional(),
  ...objectStoreSettings,
  ADMIN_EMAIL: z.string().transform(normaliseEmail).refine(isEmail, 'must be an email address').optional(),
  ADMIN_PASSWORD: z.string().optional(),
  ...openIdSettings,
  ...paymentKeys,
  PLATFORM_FEE_PERCENT: z.coerce
    .number()
    .pipe(setting.platformPercent)
    .default(DEFAULT_FEE_RATES.platformPercent),
  REPEAT_FEE_PERCENT: z.coerce.number().pipe(setting.repeatPercent).default(DEFAULT_REPEAT_FEE_PERCENT),
  OWN_CLIENT_FEE_PERCENT: z.coerce
    .number()
    .pipe(setting.ownClientPercent)
    .default(DEFAULT_OWN_CLIENT_FEE_PERCENT),
  HANDLING_FEE_PERCENT: z.coerce.number().pipe(setting.handlingPercent).optional(),
  HANDLING_FEE_FIXED_CENTS: z.coerce.number().pipe(setting.handlingFixedCents).optional(),
  PAYMENT_WINDOW_HOURS: z.coerce.number().pipe(setting.paymentWindowHours).default(24),
  INSTANT_PAYMENT_MINUTES: z.coerce
    .number()
    .pipe(setting.instantPaymentMinutes)
    .default(DEFAULT_INSTANT_PAYMENT_MINUTES),
  STATUTORY_CANCELLATION: listed.pipe(setting.statutoryCancellation).prefault(''),
  BRAND_NAME: setting.brandName.default('Anseo'),
  BRAND_PHONE: setting.brandPhone.default('+353 1 555 0142'),
  BRAND_EMAIL: setting.brandEmail.default('hello@anseo.example'),
  BRAND_CAREERS_EMAIL: setting.brandCareersEmail.default('careers@anseo.example'),
  BRAND_ADDRESS: setting.brandAddress.default('Dublin, Ireland'),
  BRAND_VAT_NUMBER: setting.brandVatNumber.optional(),
  BRAND_MOTTO: setting.brandMotto.default('Anseo: Irish for “here”.'),
  BRAND_SOCIAL: socialLinks
    .pipe(setting.brandSocial)
    .prefault('Instagram=https://www.instagram.com/, Facebook=https://www.facebook.com/'),
})

/** Every setting that the product reads from its environment. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape)

/** Settings that a production start needs (decisions, "production"). */
export const REQUIRED_IN_PRODUCTION = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const

/** A start that the settings do not allow; the message names the setting. */
export class ConfigurationError extends Error {}

export type Config = ReturnType<typeof readConfig>

/**
 * Parses the environment once (decisions, "Running it").
 * @throws ConfigurationError naming the settings that are missing or make no sense.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(withoutEmpty(env))
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigurationError(`Invalid settings: ${names.join('; ')}`)
  }
  const settings = parsed.data
  const production = settings.NODE_ENV === 'production'
  const demonstration = !production && settings.DATABASE_URL === undefined
  if (production) refuseForProduction(settings)
  const exposed = exposureProblem(settings, production)
  if (exposed) throw new ConfigurationError(exposed)
  const keysProblem = paymentKeysProblem(settings)
  if (keysProblem) throw new ConfigurationError(keysProblem)
  const addressProblem = siteAddressProblem(settings)
  if (addressProblem) throw new ConfigurationError(addressProblem)
  const storeProblem = objectStoreProblem(settings)
  if (storeProblem) throw new ConfigurationError(storeProblem)
  const providerProblem = openIdProblem(settings, production)
  if (providerProblem) throw new ConfigurationError(providerProblem)
  if ((settings.ADMIN_EMAIL === undefined) !== (settings.ADMIN_PASSWORD === undefined)) {
    throw new ConfigurationError('Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither')
  }

  return {
    production,
    port: settings.PORT,
    /** Without a database of its own and outside production the product is shown, not run. */
    demonstration,
    host: settings.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: settings.PUBLIC_URL,
    /** Hosts of their own for the vendors' and the operator's site; none where they live with the client's. */
    vendorUrl: settings.VENDOR_URL,
    adminUrl: settings.ADMIN_URL,
    dataDir: resolve(settings.DATA_DIR),
    /** The store of pictures and documents; without it a folder of `dataDir`. */
    objectStore: objectStore(settings),
    databaseUrl: settings.DATABASE_URL,
    /** The database without a pooler between; where it listens to changes. None where `databaseUrl` is that. */
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    databasePool: settings.DATABASE_POOL,
    /** Memory for cached replies to visitors, in bytes. */
    replyCacheBytes: settings.REPLY_CACHE_MB * 1024 * 1024,
    /** The Redis that several processes share; one needs none. */
    redisUrl: settings.REDIS_URL,
    /** The time a process keeps serving before shutdown, while load balancers learn that it is not ready any more. */
    drainSeconds: settings.DRAIN_SECONDS ?? (production ? 5 : 0),
    fakeNow: settings.FAKE_NOW ? new Date(settings.FAKE_NOW) : undefined,
    /** Production also logs security events (docs/security/logging.md). */
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsPort: settings.METRICS_PORT,
    /** Number of read requests that a process takes at once; of writes three times as many. */
    requestsAtOnce: settings.REQUESTS_AT_ONCE,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    /** Proxies whose forwarded addresses are trusted; otherwise the address of the connection is used. */
    trustedProxies: settings.TRUSTED_PROXIES ?? (production ? THIS_MACHINE : undefined),
    smtpUrl: settings.SMTP_URL,
    /** Name and address of the sender of emails; the brand's if not set. */
    mailFrom: settings.MAIL_FROM,
    /**
     * The certificate of a push service or calendar on this machine: with it, requests may go to local addresses.
     */
    localCertificate: settings.PUSH_LOCAL_CERTIFICATE,
    /** The first encrypts private values in the database, each decrypts; without one a key in the database does. */
    encryptionKeys: settings.ENCRYPTION_KEY ?? [],
    /** The login of the first owner, if the team has nobody yet. */
    firstAdmin:
      settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD
        ? { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
        : undefined,
    /** The provider at which members of the team may log in. */
    openId: openIdProvider(settings),
    stripe: settings.STRIPE_SECRET_KEY
      ? {
          secretKey: settings.STRIPE_SECRET_KEY,
          publishableKey: settings.STRIPE_PUBLISHABLE_KEY!,
          webhookSecrets: webhookSecrets(settings.STRIPE_WEBHOOK_SECRET!),
          /** With test keys no card is really charged, also in production: for a stage before the real one. */
          live: isLiveKey(settings.STRIPE_SECRET_KEY),
        }
      : undefined,
    /** Rates of M2 and A7. Card surcharges on consumers are barred in Ireland (S.I. 6/2018): 0 in production unless set. */
    fees: {
      platformPercent: settings.PLATFORM_FEE_PERCENT,
      repeatPercent: settings.REPEAT_FEE_PERCENT,
      ownClientPercent: settings.OWN_CLIENT_FEE_PERCENT,
      handlingPercent: settings.HANDLING_FEE_PERCENT ?? (production ? 0 : DEFAULT_FEE_RATES.handlingPercent),
      handlingFixedCents:
        settings.HANDLING_FEE_FIXED_CENTS ?? (production ? 0 : DEFAULT_FEE_RATES.handlingFixedCents),
    },
    paymentWindowHours: settings.PAYMENT_WINDOW_HOURS,
    instantPaymentMinutes: settings.INSTANT_PAYMENT_MINUTES,
    statutoryCancellation: settings.STATUTORY_CANCELLATION,
    brand: {
      name: settings.BRAND_NAME,
      phone: settings.BRAND_PHONE,
      email: settings.BRAND_EMAIL,
      careersEmail: settings.BRAND_CAREERS_EMAIL,
      address: settings.BRAND_ADDRESS,
      /** Printed on receipts; without one they state that they are not VAT invoices. */
      vatNumber: settings.BRAND_VAT_NUMBER ?? null,
      motto: settings.BRAND_MOTTO,
      social: settings.BRAND_SOCIAL,
    },
    /** The operator to the tax office (D8), which an admin fills in; the demonstration's does not exist. */
    taxpayer: demonstration ? EXAMPLE_TAXPAYER : NO_TAXPAYER,
  }
}

const NO_TAXPAYER = { name: '', number: '', street: '', city: '', postcode: '' }
const EXAMPLE_TAXPAYER = {
  name: 'Anseo Marketplace Limited',
  number: '6433435F',
  street: '1 Harcourt Street',
  city: 'Dublin 2',
  postcode: 'D02 X285',
}

type Settings = z.output<typeof environment>

/** An empty variable means the same as none. */
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

function refuseForProduction(settings: Settings) {
  const missing = REQUIRED_IN_PRODUCTION.filter((name) => settings[name] === undefined)
  if (missing.length > 0) throw new ConfigurationError(`Required in production: ${missing.join(', ')}`)
  if (settings.FAKE_NOW) throw new ConfigurationError("FAKE_NOW can't be used in production")
  if (settings.PUSH_LOCAL_CERTIFICATE) {
    throw new ConfigurationError("PUSH_LOCAL_CERTIFICATE can't be used in production")
  }
}
