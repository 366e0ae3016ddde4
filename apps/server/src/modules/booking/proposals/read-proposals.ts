import type { ProposalOnWire } from '@anseo/contract/proposals'
import type { Queryable } from '../../../platform/database/database.ts'
import { presentProposal } from './present.ts'
import { findByIds, findOpen } from '../proposal-records/store.ts'

/** Returns the proposals with these ids, in their current state, by id. */
export async function readProposals(
  db: Queryable,
  now: Date,
  ids: readonly string[],
): Promise<Map<string, ProposalOnWire>> {
  const rows = ids.length === 0 ? [] : await findByIds(db, ids)
  return new Map(rows.map((row) => [row.id, presentProposal(row, now)]))
}

/** Returns the open proposal of each of these appointments, by appointment id; those without one are missing. */
export async function openProposalsOf(
  db: Queryable,
  now: Date,
  appointmentIds: readonly string[],
): Promise<Map<string, ProposalOnWire>> {
  const rows = appointmentIds.length === 0 ? [] : await findOpen(db, appointmentIds)
  const open = rows.map((row) => presentProposal(row, now)).filter(({ state }) => state === 'open')
  return new Map(open.map((proposal) => [proposal.appointmentId, proposal]))
}
