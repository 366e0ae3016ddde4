import { formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { earlierOf, payOnline, payOrLose, stillToPay } from './payment-words.ts'
import { quoted, toAppointments, toVendorSite, whoAndWhen, type Words } from './wording.ts'

const KEPT = 'Your first time stands until you answer.'

/** Only a proposal: it holds nothing, and the request stands as it was. */
export const onProposed: Words<'proposal.made'> = ({ slot, proposed, words }, { vendor }) => ({
  client: {
    headline: `Another time proposed by ${vendor.name}: ${formatSlot(proposed)}`,
    sentences: [...quoted('They wrote', words), `You asked for ${formatSlot(slot)}. ${KEPT}`],
    facts: [
      ['With', vendor.name],
      ['You asked for', formatSlot(slot)],
      ['Proposed', formatSlot(proposed)],
    ],
    button: toAppointments('Answer'),
  },
})

/** Moved and confirmed in one: the client can pay, both calendars follow. */
export const onProposalAccepted: Words<'proposal.accepted'> = (facts, { client, vendor }) => ({
  client: {
    headline: `Confirmed: ${formatSlot(facts.slot)} with ${vendor.name}`,
    sentences: [payOrLose(facts.cost, earlierOf(facts.payBy, facts.slot.start))],
    facts: [...whoAndWhen(vendor.name, facts.slot), ...stillToPay(facts.cost, vendor)],
    button: payOnline(facts.cost),
    isOwnDeed: true,
  },
  vendor: {
    headline: `Your time was accepted: ${formatSlot(facts.slot)} with ${client.name}`,
    sentences: [
      `They first asked for ${formatSlot(facts.from)}. They have until ${formatMoment(earlierOf(facts.payBy, facts.slot.start))} to pay.`,
    ],
    facts: whoAndWhen(client.name, facts.slot),
    button: toVendorSite(),
  },
})

export const onProposalDeclined: Words<'proposal.declined'> = ({ slot, proposed }, { client }) => ({
  vendor: {
    headline: `Your other time was declined: ${formatSlot(proposed)} with ${client.name}`,
    sentences: [`The request for ${formatSlot(slot)} still waits for your answer.`],
    facts: whoAndWhen(client.name, slot),
    button: toVendorSite('Answer the request'),
  },
})

export const onProposalWithdrawn: Words<'proposal.withdrawn'> = ({ slot, proposed }, { vendor }) => ({
  client: {
    headline: `No longer proposed by ${vendor.name}: ${formatSlot(proposed)}`,
    sentences: [`Your request for ${formatSlot(slot)} stands.`],
    facts: whoAndWhen(vendor.name, slot),
    button: toAppointments(),
  },
})
