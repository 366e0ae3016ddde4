import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './modules/identity/public.ts'
import { pageAddress, type SiteAddresses } from './platform/config/site-addresses.ts'

interface Announcement {
  addresses: SiteAddresses
  demo: boolean
  caughtMail: boolean
  /** Visitors would take what only tries payments for a shop. */
  testCards: boolean
}

/** Prints where the sites are, and who to log in as. */
export function announce({ addresses, demo, caughtMail, testCards }: Announcement): void {
  const lines = [
    '',
    `  Clients    ${addresses.client}/`,
    `  Vendors    ${pageAddress(addresses, '/pro/')}`,
    `  Operator   ${pageAddress(addresses, '/admin/')}`,
    `  API        ${addresses.client}/api/docs`,
    ...(caughtMail ? [`  Mailbox    ${addresses.client}/dev/mailbox`] : []),
    ...(testCards ? ['', "  STRIPE_SECRET_KEY is a test key: cards won't be charged."] : []),
    ...(demo ? demoLines() : []),
    '',
  ]
  console.log(lines.join('\n'))
}

const demoLines = () => [
  '',
  '  Demo accounts:',
  ...Object.values(DEMO_ACCOUNTS).map(({ email }) => `  ${email.padEnd(20)} ${DEMO_PASSWORD}`),
]
