import type { ProposalOnWire } from '@anseo/contract/proposals'
import type { Queryable } from '../../../platform/database/database.ts'
import { presentProposal } from './present.ts'
import { findByIds, findOpen } from './store.ts'

/** These proposals as they stand now, by id. */
export async function readProposals(
  db: Queryable,
  now: Date,
  ids: readonly string[],
): Promise<Map<string, ProposalOnWire>> {
  const rows = ids.length === 0 ? [] : await findByIds(db, ids)
  return new Map(rows.map((row) => [row.id, presentProposal(row, now)]))
}

/** The time that is proposed for each of these appointments now, by appointment. */
export async function openProposalsOf(
  db: Queryable,
  now: Date,
  appointmentIds: readonly string[],
): Promise<Map<string, ProposalOnWire>> {
  const rows = appointmentIds.length === 0 ? [] : await findOpen(db, appointmentIds)
  const open = rows.map((row) => presentProposal(row, now)).filter(({ state }) => state === 'open')
  return new Map(open.map((proposal) => [proposal.appointmentId, proposal]))
}
