import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { confirmedForClient, earlierOf, payOnline, stillToPay } from './payment-words.ts'
import { quoted, toAppointments, toVendorAppointment, whoAndWhen, type Words } from './wording.ts'
import type {
  proposalAccepted,
  proposalDeclined,
  proposalMade,
  proposalWithdrawn,
} from '../booking/events.ts'

const HELD = "We're holding the time you asked for until you answer."

/** Tells the client of a suggested time; nothing is held and the request stays as it was. */
export const onProposed: Words<typeof proposalMade> = ({ slot, proposed, words }, { vendor }) => ({
  client: {
    headline: `New time suggested by ${vendor.name}: ${formatSlot(proposed)}`,
    sentences: [
      ...quoted(`Message from ${vendor.name}`, words),
      `You asked for ${formatSlot(slot)}. ${HELD}`,
    ],
    facts: [
      ['With', vendor.name],
      ['You asked for', formatSlot(slot)],
      ['Suggested', formatSlot(proposed)],
    ],
    button: toAppointments('Answer'),
  },
})

/** Tells both that the appointment has moved and is confirmed, so that the client can pay. */
export const onProposalAccepted: Words<typeof proposalAccepted> = (facts, { client, vendor }) => ({
  client: {
    headline: `Confirmed: ${formatSlot(facts.slot)} with ${vendor.name}`,
    sentences: [confirmedForClient(facts.cost, facts.payBy, facts.slot)],
    facts: [...whoAndWhen(vendor.name, facts.slot), ...stillToPay(facts.cost, vendor)],
    button: payOnline(facts.cost),
    isOwnAction: true,
  },
  vendor: {
    headline: `Your time was accepted: ${formatSlot(facts.slot)} with ${client.name}`,
    sentences: [
      `They first asked for ${formatSlot(facts.from)}. ${
        facts.payBy
          ? `They have until ${formatMoment(earlierOf(facts.payBy, facts.slot.start))} to pay.`
          : "It's in your calendar."
      }`,
    ],
    facts: whoAndWhen(client.name, facts.slot),
    button: toVendorAppointment(facts.appointmentId),
  },
})

/** Tells the vendor that the request is still open. */
export const onProposalDeclined: Words<typeof proposalDeclined> = (
  { appointmentId, slot, proposed },
  { client },
) => ({
  vendor: {
    headline: `Suggested time declined: ${formatSlot(proposed)} with ${client.name}`,
    sentences: [`The request for ${formatSlot(slot)} still needs your answer.`],
    facts: whoAndWhen(client.name, slot),
    button: toVendorAppointment(appointmentId, 'Answer the request'),
  },
})

/** Tells the client that the request is still open. */
export const onProposalWithdrawn: Words<typeof proposalWithdrawn> = ({ slot, proposed }, { vendor }) => ({
  client: {
    headline: `Suggested time withdrawn by ${vendor.name}: ${formatSlot(proposed)}`,
    sentences: [`Your request for ${formatSlot(slot)} is still open.`],
    facts: whoAndWhen(vendor.name, slot),
    button: toAppointments(),
  },
})
