import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { quoted, toAppointments, toVendorSite, whoAndWhen, type Words } from './wording.ts'

const KEPT = "We're holding the time you asked for until you answer."

/** Only a proposal: it holds nothing, and the request stands as it was. */
export const onProposed: Words<'proposal.made'> = ({ slot, proposed, words }, { vendor }) => ({
  client: {
    headline: `New time suggested by ${vendor.name}: ${formatSlot(proposed)}`,
    sentences: [
      ...quoted(`Message from ${vendor.name}`, words),
      `You asked for ${formatSlot(slot)}. ${KEPT}`,
    ],
    facts: [
      ['With', vendor.name],
      ['You asked for', formatSlot(slot)],
      ['Suggested', formatSlot(proposed)],
    ],
    button: toAppointments('Answer'),
  },
})

/** Moved and confirmed in one: the client can pay, both calendars follow. */
export const onProposalAccepted: Words<'proposal.accepted'> = (facts, { client, vendor }) => ({
  client: {
    headline: `Time agreed: ${formatSlot(facts.slot)} with ${vendor.name}`,
    sentences: [`Pay ${formatEuro(facts.totalCents)} by ${formatMoment(facts.payBy)} to keep it.`],
    facts: [...whoAndWhen(vendor.name, facts.slot), ['To pay', formatEuro(facts.totalCents)]],
    button: toAppointments('Pay now'),
    isOwnDeed: true,
  },
  vendor: {
    headline: `Your time was accepted: ${formatSlot(facts.slot)} with ${client.name}`,
    sentences: [
      `It was asked for on ${formatSlot(facts.from)}. They have until ${formatMoment(facts.payBy)} to pay.`,
    ],
    facts: whoAndWhen(client.name, facts.slot),
    button: toVendorSite(),
  },
})

export const onProposalDeclined: Words<'proposal.declined'> = ({ slot, proposed }, { client }) => ({
  vendor: {
    headline: `Suggested time declined: ${formatSlot(proposed)} with ${client.name}`,
    sentences: [`The request for ${formatSlot(slot)} still needs your answer.`],
    facts: whoAndWhen(client.name, slot),
    button: toVendorSite('Answer the request'),
  },
})

export const onProposalWithdrawn: Words<'proposal.withdrawn'> = ({ slot, proposed }, { vendor }) => ({
  client: {
    headline: `Suggested time withdrawn by ${vendor.name}: ${formatSlot(proposed)}`,
    sentences: [`Your request for ${formatSlot(slot)} is still open.`],
    facts: whoAndWhen(vendor.name, slot),
    button: toAppointments(),
  },
})
