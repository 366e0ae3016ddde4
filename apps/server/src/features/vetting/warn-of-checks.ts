import { CHECK_WARNING_DAYS } from '@anseo/domain/limits'
import type { Runtime } from '../../runtime.ts'
import { findUnwarned, noteWarning } from './check-store.ts'

const WARNING_MS = CHECK_WARNING_DAYS * 86_400_000
/** How many are warned in one turn. */
const PER_TURN = 50

/** The sweep: tells vendors once that a check of theirs ends within 30 days. */
export async function warnOfChecks(runtime: Runtime): Promise<void> {
  const now = runtime.clock.now()
  const until = new Date(now.getTime() + WARNING_MS)
  for (const { id } of await findUnwarned(runtime.db, now, until, PER_TURN)) {
    await runtime.transaction(async (unit) => {
      const check = await noteWarning(unit.db, id, unit.now)
      if (!check?.expiresAt) return
      const { vendorId, kind, expiresAt } = check
      await unit.publish('check.endsSoon', { vendorId, kind, expiresAt })
    })
  }
}
