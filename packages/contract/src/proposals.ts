import { NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { id, instant, onPath, optionalText, slotDate, wallTime, shownSlot } from './wire.ts'
import { SLOT_REFUSALS } from './slot-refusals.ts'

/** A time that a vendor suggests: for a request, without holding it, or for a move, which holds it until the answer (B8). */
export const proposalOnWire = z.object({
  _id: id(),
  appointmentId: id(),
  ...shownSlot,
  words: z.string().nullable(),
  proposedAt: instant(),
  /** Until when the slot is held for the client; null where it is not. */
  heldUntil: instant().nullable(),
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'over']),
})
export type ProposalOnWire = z.output<typeof proposalOnWire>

const onProposal = onPath.extend({ proposalId: id() })

export const otherTimes = call({
  method: 'GET',
  path: '/api/pro/appointments/:id/other-times',
  access: 'vendor',
  summary:
    'List the start times that could be suggested for a request, by day: of the next 42, or from 6 days before a request that is later.',
  reply: succeeds({ data: z.array(z.object({ slotDate: z.string(), free: z.array(z.string()) })) }),
})

export const proposeTime = call({
  method: 'POST',
  path: '/api/pro/appointments/:id/proposals',
  access: 'vendor',
  summary:
    "Suggest another time of the same length for a request. It replaces an earlier suggestion, isn't held, and appears in the chat.",
  idempotent: true,
  incomplete: { text: 'Please select a date and start time', of: ['slotDate', 'startTime'] },
  body: z.object({ slotDate: slotDate(), startTime: wallTime(), words: optionalText(NOTE_MAX_LENGTH) }),
  reply: succeeds({ message: z.string(), proposal: proposalOnWire }),
  refusals: ['APPOINTMENT_ENDED', 'ALREADY_CONFIRMED', 'SERIES_REQUEST', ...SLOT_REFUSALS],
})

export const withdrawProposal = call({
  method: 'POST',
  path: '/api/pro/appointments/:id/proposals/:proposalId/withdraw',
  access: 'vendor',
  summary: 'Withdraw a suggested time. The appointment stays as it was.',
  params: onProposal,
  refusals: ['PROPOSAL_CLOSED'],
})

export const acceptProposal = call({
  method: 'POST',
  path: '/api/user/appointments/:id/proposals/:proposalId/accept',
  access: 'client',
  summary:
    "Accept a suggested time. The appointment moves there; a request is confirmed with it, and the payment window starts (L2). It doesn't count as a reschedule, and money stays as it was.",
  idempotent: true,
  params: onProposal,
  refusals: [
    'APPOINTMENT_ENDED',
    'ALREADY_CONFIRMED',
    'PAST',
    'REPORT_OPEN',
    'PROPOSAL_CLOSED',
    ...SLOT_REFUSALS,
  ],
})

export const declineProposal = call({
  method: 'POST',
  path: '/api/user/appointments/:id/proposals/:proposalId/decline',
  access: 'client',
  summary:
    'Decline a suggested time. The appointment stays as it was; one that declines a move may cancel it with a full refund.',
  idempotent: true,
  params: onProposal,
  refusals: ['PROPOSAL_CLOSED'],
})
