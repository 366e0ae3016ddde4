import type { App } from '@anseo/server/app'
import { hashPassword } from '@anseo/server/platform/passwords/password-hash'
import { fillDemo } from './data/fill-demo.ts'
import { chargeInSandbox } from './data/sandbox-charges.ts'

/** Fills the product's database with the demo data, if it has no accounts yet. */
export async function fillWithDemonstration({ runtime }: App): Promise<void> {
  const { settings, db, pool, files, clock, encryption } = runtime
  await fillDemo({
    db,
    files,
    now: clock.now(),
    passwordHash: hashPassword,
    feeRates: settings.current.fees,
    paymentWindowHours: settings.current.paymentWindowHours,
    encryption,
    charge: (amountsCents) => chargeInSandbox(pool, amountsCents),
  })
}
