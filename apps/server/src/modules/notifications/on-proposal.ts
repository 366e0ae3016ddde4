import type { Words } from './appointment-content.ts'
import { formatDatedSlot, formatMoment, formatSlot } from '@anseo/domain/moment-text'
import type { Slot } from '@anseo/domain/slot'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import { confirmedForClient, earlierOf } from './payment-words.ts'
import { quoted } from './wording.ts'
import type {
  proposalAccepted,
  proposalDeclined,
  proposalLapsed,
  proposalMade,
  proposalWithdrawn,
} from '../booking/events.ts'

const HELD = "We're holding the time you asked for until you answer."

/** Tells the client of a suggested time, and of what is held until when; the appointment stays as it was. */
export const onProposed: Words<typeof proposalMade> = (facts, { vendor }, { now }) => ({
  client: {
    headline: `New time suggested by ${vendor.name}: ${formatSlot(facts.proposed, now)}`,
    sentences: [...quoted(`Message from ${vendor.name}`, facts.words), ...standing(facts, now)],
    facts: [
      ['With', vendor.name],
      [facts.confirmed ? 'Booked' : 'You asked for', formatDatedSlot(facts.slot)],
      ['Suggested', formatDatedSlot(facts.proposed)],
    ],
    label: 'Answer',
  },
})

/** Says what is held for the client, and what each answer means. */
function standing(
  { slot, heldUntil, confirmed, paid, cost }: FactsOf<typeof proposalMade>,
  now: Date,
): string[] {
  if (!heldUntil) return [`You asked for ${formatSlot(slot, now)}. ${HELD}`]
  const was = `${confirmed ? "You've booked" : 'You asked for'} ${formatSlot(slot, now)}.`
  const both = `We're holding both times until ${formatMoment(heldUntil, now)}. Without an answer, nothing changes.`
  return [
    was,
    both,
    ...(paid && cost.nowCents > 0
      ? ["If the new time doesn't suit, you can cancel with a full refund."]
      : []),
  ]
}

const STILL_PAID = "It's still paid."

/** Tells both that the appointment has moved and is confirmed, so that the client can pay what is not paid yet. */
export const onProposalAccepted: Words<typeof proposalAccepted> = (facts, { client, vendor }, context) => {
  const { now } = context
  const deadline = facts.payBy && earlierOf(facts.payBy, facts.slot.start)
  const isPaid = !deadline && facts.cost.nowCents > 0
  const { sentence, costs, label } = confirmedForClient(facts, vendor, context)
  return {
    client: {
      headline: `Confirmed: ${formatSlot(facts.slot, now)} with ${vendor.name}`,
      sentences: [isPaid ? STILL_PAID : sentence],
      more: [...(deadline ? costs : [])],
      label: deadline ? label : undefined,
      isOwnAction: true,
      confirmsContract: true,
    },
    vendor: {
      headline: `Your time was accepted: ${formatSlot(facts.slot, now)} with ${client.name}`,
      sentences: [
        isPaid
          ? `It was booked for ${formatSlot(facts.from, now)}. ${STILL_PAID}`
          : `${facts.wasConfirmed ? 'It was booked for' : 'They first asked for'} ${formatSlot(facts.from, now)}. ${
              deadline ? `They have until ${formatMoment(deadline, now)} to pay.` : "It's in your calendar."
            }`,
      ],
    },
  }
}

/** Tells the vendor that the request is still open, or that the appointment stays. */
export const onProposalDeclined: Words<typeof proposalDeclined> = (facts, { client }, { now }) => ({
  vendor: {
    headline: `Suggested time declined: ${formatSlot(facts.proposed, now)} with ${client.name}`,
    sentences: facts.confirmed
      ? [
          `The appointment stays at ${formatSlot(facts.slot, now)}.`,
          ...(facts.paid && facts.cost.nowCents > 0 ? ['They may cancel it with a full refund.'] : []),
        ]
      : [stillOpen(facts, now)],
    label: facts.confirmed ? undefined : 'Answer the request',
  },
})

const stillOpen = ({ slot }: { slot: Slot }, now: Date) =>
  `The request for ${formatSlot(slot, now)} still needs your answer.`

/** Tells the client that the request is still open, or that the appointment stays. */
export const onProposalWithdrawn: Words<typeof proposalWithdrawn> = (facts, { vendor }, { now }) => ({
  client: {
    headline: `Suggested time withdrawn by ${vendor.name}: ${formatSlot(facts.proposed, now)}`,
    sentences: [staysForClient(facts, now)],
  },
})

const staysForClient = ({ slot, confirmed }: { slot: Slot; confirmed: boolean }, now: Date) =>
  confirmed
    ? `Your appointment stays at ${formatSlot(slot, now)}.`
    : `Your request for ${formatSlot(slot, now)} is still open.`

/** Tells both that a suggested move was not answered in time, so that the old time remains (B8). */
export const onProposalLapsed: Words<typeof proposalLapsed> = (facts, { client, vendor }, { now }) => ({
  client: {
    headline: `Suggested time no longer held: ${formatSlot(facts.proposed, now)} with ${vendor.name}`,
    sentences: [staysForClient(facts, now)],
  },
  vendor: {
    headline: `No answer to your suggested time: ${formatSlot(facts.proposed, now)} with ${client.name}`,
    sentences: [
      facts.confirmed ? `The appointment stays at ${formatSlot(facts.slot, now)}.` : stillOpen(facts, now),
    ],
  },
})
