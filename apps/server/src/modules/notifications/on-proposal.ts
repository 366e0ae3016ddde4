import { formatDatedSlot, formatMoment, formatSlot } from '@anseo/domain/moment-text'
import type { Slot } from '@anseo/domain/slot'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import { confirmedForClient, earlierOf } from './payment-words.ts'
import { quoted, toAppointments, toVendorAppointment, whoAndWhen, type Words } from './wording.ts'
import type {
  proposalAccepted,
  proposalDeclined,
  proposalLapsed,
  proposalMade,
  proposalWithdrawn,
} from '../booking/events.ts'

const HELD = "We're holding the time you asked for until you answer."

/** Tells the client of a suggested time, and of what is held until when; the appointment stays as it was. */
export const onProposed: Words<typeof proposalMade> = (facts, { vendor }) => ({
  client: {
    headline: `New time suggested by ${vendor.name}: ${formatSlot(facts.proposed)}`,
    sentences: [...quoted(`Message from ${vendor.name}`, facts.words), ...standing(facts)],
    facts: [
      ['With', vendor.name],
      [facts.confirmed ? 'Booked' : 'You asked for', formatDatedSlot(facts.slot)],
      ['Suggested', formatDatedSlot(facts.proposed)],
    ],
    button: toAppointments('Answer'),
  },
})

/** Says what is held for the client, and what each answer means. */
function standing({ slot, heldUntil, confirmed, paid, cost }: FactsOf<typeof proposalMade>): string[] {
  if (!heldUntil) return [`You asked for ${formatSlot(slot)}. ${HELD}`]
  const was = `${confirmed ? "You've booked" : 'You asked for'} ${formatSlot(slot)}.`
  const both = `We're holding both times until ${formatMoment(heldUntil)}. Without an answer, nothing changes.`
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
export const onProposalAccepted: Words<typeof proposalAccepted> = (facts, { client, vendor }, { now }) => {
  const deadline = facts.payBy && earlierOf(facts.payBy, facts.slot.start)
  const isPaid = !deadline && facts.cost.nowCents > 0
  const { sentence, costs, button } = confirmedForClient(facts, vendor, now)
  return {
    client: {
      headline: `Confirmed: ${formatSlot(facts.slot)} with ${vendor.name}`,
      sentences: [isPaid ? STILL_PAID : sentence],
      facts: [...whoAndWhen(vendor.name, facts.slot), ...(deadline ? costs : [])],
      button: deadline ? button : toAppointments(),
      isOwnAction: true,
      confirmsContract: true,
    },
    vendor: {
      headline: `Your time was accepted: ${formatSlot(facts.slot)} with ${client.name}`,
      sentences: [
        isPaid
          ? `It was booked for ${formatSlot(facts.from)}. ${STILL_PAID}`
          : `They first asked for ${formatSlot(facts.from)}. ${
              deadline ? `They have until ${formatMoment(deadline)} to pay.` : "It's in your calendar."
            }`,
      ],
      facts: whoAndWhen(client.name, facts.slot),
      button: toVendorAppointment(facts.appointmentId),
    },
  }
}

/** Tells the vendor that the request is still open, or that the appointment stays. */
export const onProposalDeclined: Words<typeof proposalDeclined> = (facts, { client }) => ({
  vendor: {
    headline: `Suggested time declined: ${formatSlot(facts.proposed)} with ${client.name}`,
    sentences: facts.confirmed
      ? [`The appointment stays at ${formatSlot(facts.slot)}.`, 'They may cancel it with a full refund.']
      : [stillOpen(facts)],
    facts: whoAndWhen(client.name, facts.slot),
    button: toVendorAppointment(facts.appointmentId, facts.confirmed ? undefined : 'Answer the request'),
  },
})

const stillOpen = ({ slot }: { slot: Slot }) => `The request for ${formatSlot(slot)} still needs your answer.`

/** Tells the client that the request is still open, or that the appointment stays. */
export const onProposalWithdrawn: Words<typeof proposalWithdrawn> = (facts, { vendor }) => ({
  client: {
    headline: `Suggested time withdrawn by ${vendor.name}: ${formatSlot(facts.proposed)}`,
    sentences: [staysForClient(facts)],
    facts: whoAndWhen(vendor.name, facts.slot),
    button: toAppointments(),
  },
})

const staysForClient = ({ slot, confirmed }: { slot: Slot; confirmed: boolean }) =>
  confirmed
    ? `Your appointment stays at ${formatSlot(slot)}.`
    : `Your request for ${formatSlot(slot)} is still open.`

/** Tells both that a move was not answered in time, so that the old time stands (B8). */
export const onProposalLapsed: Words<typeof proposalLapsed> = (facts, { client, vendor }) => ({
  client: {
    headline: `Suggested time no longer held: ${formatSlot(facts.proposed)} with ${vendor.name}`,
    sentences: [staysForClient(facts)],
    facts: whoAndWhen(vendor.name, facts.slot),
    button: toAppointments(),
  },
  vendor: {
    headline: `No answer to your suggested time: ${formatSlot(facts.proposed)} with ${client.name}`,
    sentences: [facts.confirmed ? `The appointment stays at ${formatSlot(facts.slot)}.` : stillOpen(facts)],
    facts: whoAndWhen(client.name, facts.slot),
    button: toVendorAppointment(facts.appointmentId),
  },
})
