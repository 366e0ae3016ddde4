import { type AppointmentRow, toEventBase } from '../appointment-row.ts'
import { type ProposalRow, slotOfProposal } from './store.ts'

/** Returns the facts that events about a proposal carry. */
export const proposalFacts = (row: AppointmentRow, proposal: ProposalRow) => ({
  ...toEventBase(row),
  proposed: slotOfProposal(proposal),
  confirmed: row.confirmedAt !== null,
  paid: row.paidAt !== null,
})
