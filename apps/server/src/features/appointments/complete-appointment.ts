import { completesAt } from '@anseo/domain/appointment'
import { problemTo } from '@anseo/domain/appointment-permissions'
import type { Caller } from '../../http/caller.ts'
import { Refusal, refuseOn } from '../../http/refusal.ts'
import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import type { Runtime } from '../../runtime.ts'
import { about } from './about.ts'
import {
  type AppointmentRow,
  countCompletion,
  factsOf,
  findPassedAndPaid,
  isOfClient,
  isOfVendor,
  lockAppointment,
  updateAppointment,
} from './store.ts'

/** The client says that it took place: complete with that (L3). */
export async function markCompleteByClient(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const row = await lockAppointment(unit.db, id, isOfClient(caller.accountId))
    if (!row) throw new Refusal('NOT_FOUND')
    refuseOn(problemTo.markComplete(factsOf(row), unit.now))
    await complete(unit, row, { clientMarkedAt: unit.now })
  })
}

/** The vendor says so: the client has 48 h to object before it completes by itself (L3). */
export async function markCompleteByVendor(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const row = await lockAppointment(unit.db, id, isOfVendor(caller.accountId))
    if (!row) throw new Refusal('NOT_FOUND')
    refuseOn(problemTo.vendorComplete(factsOf(row), unit.now))
    if (row.vendorMarkedAt) return
    await updateAppointment(unit.db, id, { vendorMarkedAt: unit.now })
    await unit.publish('appointment.vendorMarked', about(row))
  })
}

/** The sweep: completes what ended, or was marked by its vendor, 48 h ago and nobody objected to (L3). */
export async function completePassedAppointments(runtime: Runtime): Promise<void> {
  for (const id of await findPassedAndPaid(runtime.db, runtime.clock.now())) {
    await runtime.transaction(async (unit) => {
      const row = await lockAppointment(unit.db, id)
      if (!row || problemTo.markComplete(factsOf(row), unit.now)) return
      if (completesAt(row.endsAt, row.vendorMarkedAt) <= unit.now) await complete(unit, row, {})
    })
  }
}

async function complete(unit: UnitOfWork, row: AppointmentRow, marks: Partial<AppointmentRow>) {
  await updateAppointment(unit.db, row.id, { ...marks, completedAt: unit.now })
  await countCompletion(unit.db, row.vendorId)
  await unit.publish('appointment.completed', about(row))
}
