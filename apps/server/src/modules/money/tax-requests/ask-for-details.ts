import type { Listener, UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type balanceRecorded, taxDetailsWanted } from '../events.ts'
import { findDueRequests, openRequest, takeStep } from './request-store.ts'

/** Opens the request for a vendor's tax details, unless there is one; called when the vendor earns something (D8). */
export const openTaxRequest = ({ db, now }: UnitOfWork, vendorId: string): Promise<void> =>
  openRequest(db, vendorId, now)

/** Opens the request for a payment that a vendor records, in cash or otherwise, since such payments are reported too. */
export const onRecordedBalance: Listener<typeof balanceRecorded> = async (unit, { vendorId, isUndone }) => {
  if (!isUndone) await openTaxRequest(unit, vendorId)
}

/**
 * The sweep: asks vendors for their tax details, reminds them after 30 and 60 days, and with the second reminder holds
 * their payouts (D8).
 */
export async function askForTaxDetails(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findDueRequests(runtime.db, runtime.clock.now(), limit),
    ({ vendorId }) => vendorId,
    ({ vendorId }) =>
      runtime.transaction(async (unit) => {
        const taken = await takeStep(unit.db, vendorId, unit.now)
        if (!taken) return
        const { step, request } = taken
        await unit.publish(taxDetailsWanted, { vendorId, step, askedAt: request.askedAt! })
      }),
  )
}
