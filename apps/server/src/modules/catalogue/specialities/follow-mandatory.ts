import type { PayloadOf } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { followMandatoryJob } from '../events.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { followChecks } from '../vetting/follow-checks.ts'
import { findVendorsOf } from './store.ts'

/** Updates each vendor of a speciality after its mandatory checks have changed; see `followChecks`. */
export async function followMandatory(
  runtime: Runtime,
  { name, adminId }: PayloadOf<typeof followMandatoryJob>,
): Promise<void> {
  for (const vendorId of await findVendorsOf(runtime.db, name)) {
    await runtime.transaction(async (unit) => {
      await lockVendor(unit.db, vendorId)
      await followChecks(unit, adminId, vendorId)
    })
  }
}
