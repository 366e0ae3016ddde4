import { and, eq, isNull, like, or } from 'drizzle-orm'
import { ConfigurationError } from './platform/config/config.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './modules/identity/public.ts'
import type { Database } from './platform/database/database.ts'
import { account } from './modules/identity/tables/accounts.ts'
import { verifyPassword } from './platform/passwords/password-hash.ts'

/** The domains of invented people, who all log in with the password that the documentation names. */
const INVENTED = ['%@demo.test', '%@seed.test']

const ADVICE = 'Production needs a database without invented people: let DATABASE_URL name an empty one.'

/**
 * Prevents production from starting on a database with demo accounts or the demo password.
 * @throws ConfigurationError with the findings.
 */
export async function refuseDemonstration(db: Database): Promise<void> {
  const invented = await db.$count(
    account,
    and(isNull(account.erasedAt), or(...INVENTED.map((domain) => like(account.email, domain)))),
  )
  if (invented > 0) {
    throw new ConfigurationError(
      `DATABASE_URL: this database holds ${invented} accounts of the demonstration. ${ADVICE}`,
    )
  }
  const admins = await db
    .select({ email: account.email, passwordHash: account.passwordHash })
    .from(account)
    .where(and(eq(account.role, 'admin'), isNull(account.erasedAt)))
  for (const { email, passwordHash } of admins) {
    if (!(await verifyPassword(DEMO_PASSWORD, passwordHash))) continue
    throw new ConfigurationError(
      `DATABASE_URL: the password of the demonstration opens the account of the admin ${email}. Choose another one while nobody else reaches the product, or: ${ADVICE}`,
    )
  }
}

/** Returns whether the accounts that the documentation names are in a database, so that pages may offer them. */
export const hasDemonstration = async (db: Database): Promise<boolean> =>
  (await db.$count(account, eq(account.email, DEMO_ACCOUNTS.client.email))) > 0
