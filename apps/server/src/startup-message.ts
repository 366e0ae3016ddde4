import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './infrastructure/database/demo/accounts.ts'

interface Announcement {
  url: string
  demo: boolean
  caughtMail: boolean
  /** Visitors would take what only tries payments for a shop. */
  testCards: boolean
}

/** Prints where the sites are, and who to log in as. */
export function announce({ url, demo, caughtMail, testCards }: Announcement): void {
  const lines = [
    '',
    `  Clients    ${url}/`,
    `  Vendors    ${url}/pro/`,
    `  Operator   ${url}/admin/`,
    `  API        ${url}/api/docs`,
    ...(caughtMail ? [`  Mailbox    ${url}/dev/mailbox`] : []),
    ...(testCards ? ['', '  STRIPE_SECRET_KEY is a test key: no card is really charged.'] : []),
    ...(demo ? demoLines() : []),
    '',
  ]
  console.log(lines.join('\n'))
}

const demoLines = () => [
  '',
  '  Demonstration accounts:',
  ...Object.values(DEMO_ACCOUNTS).map(({ email }) => `  ${email.padEnd(20)} ${DEMO_PASSWORD}`),
]
