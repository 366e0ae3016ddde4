import type { Runtime } from '../../../platform/runtime.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { vendorView } from '../tables/vendor-views.ts'

/** Records when a client first viewed a listed vendor, which decides with other facts whose client it is (A7). */
export async function recordView(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  { accountId: clientId }: Caller,
  vendorId: string,
): Promise<void> {
  await db.insert(vendorView).values({ clientId, vendorId, firstAt: clock.now() }).onConflictDoNothing()
}
