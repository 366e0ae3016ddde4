// covers: ASVS 6.3.2, 12.3.2, 13.2.3, 13.3.1, 13.4.2
import { describe, expect, test } from 'vitest'
import { ConfigurationError, readConfig } from './config.ts'
import { SANDBOX_KEYS } from '@anseo/payment-sandbox/keys'

const TEST_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_51aaSecretOfOurs',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_51aaPublished',
  STRIPE_WEBHOOK_SECRET: 'whsec_SignedByOurs',
}
const LIVE_KEYS = {
  ...TEST_KEYS,
  STRIPE_SECRET_KEY: 'sk_live_51aaSecretOfOurs',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_51aaPublished',
}
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://anseo.example',
  DATABASE_URL: 'postgresql://db.example/anseo',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Anseo <hello@anseo.example>',
}

/** Returns the message with which the start is refused; empty when it is not. */
function refusal(env: Record<string, string>): string {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    return (error as Error).message
  }
}

describe('keys of the payment provider', () => {
  test.each([
    ['none, for the sandbox', {}, undefined],
    ['of its test mode', TEST_KEYS, false],
    ['of its live mode', LIVE_KEYS, true],
    ['restricted', { ...LIVE_KEYS, STRIPE_SECRET_KEY: 'rk_live_51aaSecretOfOurs' }, true],
    ['of its test mode in production, as on a stage', { ...PRODUCTION, ...TEST_KEYS }, false],
    ['of its live mode in production', { ...PRODUCTION, ...LIVE_KEYS }, true],
  ])('%s, let the server start', (_which, env, live) => {
    expect(readConfig(env).stripe?.live).toBe(live)
  })

  test.each([
    ['sk_test_51aaSecretOfOurs', 'pk_live_51aaPublished'],
    ['sk_live_51aaSecretOfOurs', 'pk_test_51aaPublished'],
    ['rk_test_51aaSecretOfOurs', 'pk_live_51aaPublished'],
    ['rk_live_51aaSecretOfOurs', 'pk_test_51aaPublished'],
    ['sk_live_51aa_test_OfOurs', 'pk_test_51aaPublished'],
  ])('%s beside %s are refused', (STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY) => {
    const mixed = { ...TEST_KEYS, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }
    for (const env of [mixed, { ...PRODUCTION, ...mixed }]) {
      expect(refusal(env)).toBe('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY mix test and live')
    }
  })

  test.each([
    ['STRIPE_SECRET_KEY', TEST_KEYS.STRIPE_PUBLISHABLE_KEY],
    ['STRIPE_SECRET_KEY', 'SecretOfOurs'],
    ['STRIPE_PUBLISHABLE_KEY', TEST_KEYS.STRIPE_SECRET_KEY],
    ['STRIPE_WEBHOOK_SECRET', TEST_KEYS.STRIPE_SECRET_KEY],
    ['STRIPE_WEBHOOK_SECRET', `whsec_SignedByOurs, ${TEST_KEYS.STRIPE_SECRET_KEY}`],
  ])('%s of another form is refused without its value', (name, value) => {
    const message = refusal({ ...TEST_KEYS, [name]: value })
    expect(message).toContain(`${name}: has to be`)
    expect(message).not.toContain('Ours')
  })

  test.each(Object.keys(TEST_KEYS))('without %s the others are refused', (name) => {
    expect(refusal({ ...TEST_KEYS, [name]: '' })).toBe(`The payment provider also needs ${name}`)
  })

  test.each([
    ['STRIPE_SECRET_KEY', SANDBOX_KEYS.secretKey],
    ['STRIPE_PUBLISHABLE_KEY', SANDBOX_KEYS.publishableKey],
    ['STRIPE_WEBHOOK_SECRET', SANDBOX_KEYS.webhookSecret],
    ['STRIPE_WEBHOOK_SECRET', `whsec_ofOurs, ${SANDBOX_KEYS.webhookSecret}`],
  ])('%s of the sandbox is refused', (name, value) => {
    for (const env of [{}, PRODUCTION]) {
      expect(refusal({ ...env, ...TEST_KEYS, [name]: value })).toContain(`${name}: this is a sandbox key`)
    }
  })
})

describe('the login provider of the team', () => {
  const OIDC = {
    OIDC_ISSUER: 'https://login.example.ie',
    OIDC_CLIENT_ID: 'anseo',
    OIDC_CLIENT_SECRET: 'secret',
  }

  test('is one by all three settings, and none without', () => {
    expect(readConfig(OIDC).openId).toEqual({
      issuer: 'https://login.example.ie',
      clientId: 'anseo',
      clientSecret: 'secret',
    })
    expect(readConfig({}).openId).toBeUndefined()
  })

  test.each(Object.keys(OIDC))('without %s the others are refused', (name) => {
    expect(refusal({ ...OIDC, [name]: '' })).toContain('Set OIDC_ISSUER, OIDC_CLIENT_ID and')
  })

  test('has an address, in production an encrypted one', () => {
    expect(refusal({ ...OIDC, OIDC_ISSUER: 'login' })).toContain('OIDC_ISSUER')
    const open = { ...OIDC, OIDC_ISSUER: 'http://login.example.ie' }
    expect(readConfig(open).openId?.issuer).toBe('http://login.example.ie')
    expect(refusal({ ...PRODUCTION, ...LIVE_KEYS, ...open })).toContain('https')
  })
})

describe('an address among the settings', () => {
  const SHAPES: Record<string, string> = {
    PUBLIC_URL: 'PUBLIC_URL: must be the address of a host, such as https://host.example/',
    SMTP_URL: 'SMTP_URL: must be an address such as smtps://user:password@mail.example:465',
    MAIL_FROM: 'MAIL_FROM: must be a name and an address such as Anseo <hello@anseo.example>',
    DATABASE_URL: 'DATABASE_URL: must be an address such as postgresql://user:password@host:5432/anseo',
    DATABASE_DIRECT_URL:
      'DATABASE_DIRECT_URL: must be an address such as postgresql://user:password@host:5432/anseo',
  }

  test.each([
    ['PUBLIC_URL', 'https://anseo.example/book'],
    ['PUBLIC_URL', 'https://anseo.example/?from=mail'],
    ['PUBLIC_URL', 'https://someone@anseo.example'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp:mail.example'],
    ['MAIL_FROM', 'Anseo'],
    ['MAIL_FROM', 'Anseo <hello>'],
    ['MAIL_FROM', 'Anseo <hello@anseo.example> and more'],
    ['DATABASE_URL', 'foo'],
    ['DATABASE_URL', 'mysql://db.example/anseo'],
    ['DATABASE_DIRECT_URL', 'db.example:5432'],
  ])('is refused where it makes no sense: %s=%s', (name, value) => {
    expect(refusal({ ...PRODUCTION, ...TEST_KEYS, [name]: value })).toBe(`Invalid settings: ${SHAPES[name]}`)
  })

  test.each([
    ['SMTP_URL', 'smtp://mail:1025'],
    ['MAIL_FROM', 'hello@anseo.example'],
    ['MAIL_FROM', '"Anseo, Ireland" <Hello@anseo.example>'],
    ['DATABASE_URL', 'postgres://db.example/anseo?sslmode=verify-full'],
    ['MAIL_FROM', 'Anseo <noreply@mailhost>'],
    ['DATABASE_URL', 'postgresql:///anseo?host=/run/postgresql'],
    ['DATABASE_URL', 'postgresql://anseo:secret@/anseo?host=/cloudsql/x'],
    ['DATABASE_URL', 'socket:/run/postgresql?db=anseo'],
  ])('is taken where it does: %s=%s', (name, value) => {
    expect(refusal({ ...PRODUCTION, ...TEST_KEYS, [name]: value })).toBe('')
  })

  test('of a site is spelt as browsers spell it, so that one host stays one', () => {
    const { publicUrl, vendorUrl } = readConfig({
      ...PRODUCTION,
      ...TEST_KEYS,
      PUBLIC_URL: 'https://ANSEO.example:443/',
      VENDOR_URL: 'https://anseo.example/pro/',
    })
    expect([publicUrl, vendorUrl]).toEqual(['https://anseo.example', 'https://anseo.example'])
  })
})

describe('a start is refused with', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'mixed keys',
      { ...TEST_KEYS, STRIPE_PUBLISHABLE_KEY: LIVE_KEYS.STRIPE_PUBLISHABLE_KEY },
      'mix test and live',
    ],
    ['the sandbox in production', PRODUCTION, 'Required in production: STRIPE_SECRET_KEY'],
    ['a misspelt production', { ...PRODUCTION, ...TEST_KEYS, NODE_ENV: 'prod' }, 'NODE_ENV'],
    ['the demonstration for a whole network', { HOST: '0.0.0.0' }, 'ALLOW_NETWORK_OUTSIDE_PRODUCTION'],
  ])('%s', (_which, env, message) => expect(refusal(env)).toContain(message))
})

describe('what it is run for', () => {
  test.each(['development', 'test'])('is %s with nothing else set', (NODE_ENV) => {
    expect(readConfig({ NODE_ENV })).toMatchObject({ production: false, host: '127.0.0.1' })
  })

  test.each(['Production', 'prod', 'staging', 'production ', 'true'])('is never %s', (NODE_ENV) => {
    expect(refusal({ ...PRODUCTION, ...TEST_KEYS, NODE_ENV })).toContain('NODE_ENV')
  })
})

describe('who reaches it', () => {
  test.each([
    '0.0.0.0',
    '::',
    '192.168.1.20',
    '203.0.113.9',
    'anseo.lan',
    'localhost.example',
    '::ffff:10.0.0.1',
  ])('outside of production %s is refused, unless that is asked for', (HOST) => {
    for (const NODE_ENV of ['', 'development', 'test']) {
      expect(refusal({ HOST, NODE_ENV })).toContain(`HOST=${HOST}`)
      expect(refusal({ HOST, NODE_ENV, ALLOW_NETWORK_OUTSIDE_PRODUCTION: 'no' })).toContain('HOST')
    }
    expect(readConfig({ HOST, ALLOW_NETWORK_OUTSIDE_PRODUCTION: 'yes' }).host).toBe(HOST)
    expect(readConfig({ ...PRODUCTION, ...TEST_KEYS, HOST }).host).toBe(HOST)
  })

  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost', 'LOCALHOST', '::ffff:127.0.0.1', ''])(
    'this machine does as %s',
    (HOST) => {
      expect(refusal({ HOST })).toBe('')
    },
  )

  test.each(['PUBLIC_URL', 'VENDOR_URL', 'ADMIN_URL'])('in production nobody does by a plain %s', (name) => {
    const plain = { [name]: 'http://anseo.example' }
    expect(refusal({ ...PRODUCTION, ...TEST_KEYS, ...plain })).toBe(`${name}: production needs https`)
    expect(refusal({ PUBLIC_URL: 'http://localhost:3000', ...plain })).toBe('')
  })
})

describe('trusted proxies', () => {
  const trusted = (env: Record<string, string>) => readConfig(env).trustedProxies

  test('are those on this machine in production, nobody elsewhere, or who is named', () => {
    expect(trusted({ ...PRODUCTION, ...TEST_KEYS })).toBe('loopback')
    expect(trusted({})).toBeUndefined()
    const named = '203.0.113.7, 10.0.0.0/8, 2001:db8::/32, loopback'
    expect(trusted({ TRUSTED_PROXIES: named })).toBe(named)
  })

  test.each(['everybody', '10.0.0.0/33', '0.0.0.0/0', '10.0.0', '10.0.0.0/8,', 'true'])(
    '%s names none',
    (named) => {
      expect(refusal({ TRUSTED_PROXIES: named })).toContain('TRUSTED_PROXIES')
    },
  )
})

test('too few connections for the job workers beside the requests are refused', () => {
  expect(refusal({ DATABASE_POOL: '9' })).toContain('DATABASE_POOL')
  expect(readConfig({ DATABASE_POOL: '10' }).databasePool).toBe(10)
})

test.each(['c2hvcnQ=', `${'A'.repeat(43)}=,`, `${'A'.repeat(43)}=,c2hvcnQ=`])(
  'the encryption key %s is refused',
  (ENCRYPTION_KEY) => expect(refusal({ ENCRYPTION_KEY })).toContain('ENCRYPTION_KEY'),
)

describe('the processing fee', () => {
  const PLATFORM_FEES = { platformPercent: 10, repeatPercent: 5, ownClientPercent: 0 }
  const feesOf = (env: Record<string, string>) => readConfig(env).fees

  test('is none in production, where the law bars surcharges on cards, and shown in the demonstration', () => {
    expect(feesOf({ ...PRODUCTION, ...LIVE_KEYS })).toEqual({
      ...PLATFORM_FEES,
      handlingPercent: 0,
      handlingFixedCents: 0,
    })
    expect(feesOf({})).toEqual({ ...PLATFORM_FEES, handlingPercent: 1.5, handlingFixedCents: 25 })
  })

  test('is what the operator sets', () => {
    const set = { REPEAT_FEE_PERCENT: '7.5', HANDLING_FEE_PERCENT: '2', HANDLING_FEE_FIXED_CENTS: '0' }
    const fees = { ...PLATFORM_FEES, repeatPercent: 7.5, handlingPercent: 2, handlingFixedCents: 0 }
    expect(feesOf({ ...PRODUCTION, ...LIVE_KEYS, ...set })).toEqual(fees)
    expect(feesOf(set)).toEqual(fees)
  })
})
