import { eq } from 'drizzle-orm'
import type { App } from './app.ts'
import { DEMO_ACCOUNTS } from './infrastructure/database/demo/accounts.ts'
import { fillDemo } from './infrastructure/database/demo/fill-demo.ts'
import { chargeInSandbox } from './infrastructure/database/demo/sandbox-charges.ts'
import { account } from './modules/identity/tables/accounts.ts'
import { hashPassword } from './platform/passwords/password-hash.ts'
import { refuseDemonstration } from './refuse-demonstration.ts'

/**
 * Gives an empty embedded database the demonstration; in production refuses a database that holds it.
 * @returns whether the demonstration's accounts are there to be offered; never in production.
 * @throws ConfigurationError
 */
export async function openFirstData({ runtime }: App, { embedded }: { embedded: boolean }): Promise<boolean> {
  const { config, settings, db, pool, files, clock } = runtime
  if (config.production) {
    await refuseDemonstration(db)
    return false
  }
  if (embedded) {
    await fillDemo({
      db,
      files,
      now: clock.now(),
      passwordHash: hashPassword,
      feeRates: settings.current.fees,
      paymentWindowHours: settings.current.paymentWindowHours,
      charge: (amountsCents) => chargeInSandbox(pool, amountsCents),
    })
  }
  const { email } = DEMO_ACCOUNTS.client
  return (await db.$count(account, eq(account.email, email))) > 0
}
