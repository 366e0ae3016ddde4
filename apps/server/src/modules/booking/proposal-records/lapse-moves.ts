import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { proposalClosed, proposalLapsed } from '../events.ts'
import { lockAppointment } from '../lock-appointment.ts'
import { announceFreedHold } from './announce-freed-hold.ts'
import { proposalFacts } from './proposal-facts.ts'
import { closeOpen, findUnansweredMoves } from './store.ts'

/** The sweep: frees each time whose hold for a move expired without an answer, each in its own transaction (B8). */
export async function lapseMoves(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findUnansweredMoves(runtime.db, runtime.clock.now(), { limit }),
    String,
    (id) => runtime.transaction((unit) => lapse(unit, id)),
  )
}

/** Frees the times of one vendor whose hold has expired, within the transaction of a booking or move. */
export async function lapseMovesOf(unit: UnitOfWork, vendorId: string): Promise<void> {
  for (const id of await findUnansweredMoves(unit.db, unit.now, { vendorId })) await lapse(unit, id)
}

async function lapse(unit: UnitOfWork, id: string): Promise<void> {
  const row = await lockAppointment(unit.db, id)
  if (!row?.heldUntil || row.heldUntil > unit.now) return
  const proposal = await closeOpen(unit.db, id, 'over', unit.now)
  if (!proposal) return
  await announceFreedHold(unit, proposal)
  await unit.publish(proposalLapsed, proposalFacts(row, proposal))
  await unit.publish(proposalClosed, { proposalId: proposal.id })
}
