import type { Secrets } from './secrets.ts'

interface Place {
  url: string
  dataDir: string
  databaseUrl: string
  redisUrl: string
  smtpPort: number
  secrets: Secrets
}

export const ADMIN_EMAIL = 'admin@cluster.test'

/** Keys of the provider that lead nowhere, when there are no real ones: everything but paying works. */
const PLACEHOLDER_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_placeholder',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_placeholder',
  STRIPE_WEBHOOK_SECRET: 'whsec_placeholder',
}

/** Settings that all processes share. */
const sharedSettings = ({ url, dataDir, databaseUrl, redisUrl }: Place): Record<string, string> => ({
  PUBLIC_URL: url,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  DATABASE_POOL: '15',
  DRAIN_SECONDS: '4',
})

/** Settings as in production: email over SMTP, an admin of its own, the provider's keys from our environment. */
export function productionSettings(place: Place): Record<string, string> {
  const keys = Object.keys(PLACEHOLDER_KEYS) as (keyof typeof PLACEHOLDER_KEYS)[]
  return {
    ...sharedSettings(place),
    NODE_ENV: 'production',
    SMTP_URL: `smtp://127.0.0.1:${place.smtpPort}`,
    MAIL_FROM: 'Anseo <hello@cluster.test>',
    ADMIN_EMAIL,
    ADMIN_PASSWORD: place.secrets.adminPassword,
    ...Object.fromEntries(keys.map((name) => [name, process.env[name] || PLACEHOLDER_KEYS[name]])),
  }
}

/** Settings for the demonstration: sandbox for payments, mailbox, and limits that one visitor does not meet. */
export const demoSettings = (place: Place): Record<string, string> => ({
  ...sharedSettings(place),
  RATE_LIMIT_FACTOR: '1000',
})
