import { EVIDENCE_PART_MAX_LENGTH, type Evidence } from '@anseo/domain/evidence'
import { cancellationPeriod } from '@anseo/domain/cutoff'
import { formatDatedMoment, formatDatedSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { formatReceiptNumber } from '@anseo/domain/receipt'
import type { Runtime } from '../../../platform/runtime.ts'
import { listHistory, slotOf } from '../../../modules/booking/public.ts'
import { readConversation } from '../../../modules/conversation/public.ts'
import type { Disputed } from './disputed-store.ts'

/** Longest chat that is read for it, in messages. */
const CHAT_MESSAGES = 200

/** Gathers the evidence against a dispute from booking, history, chat, receipt and policy (D3). */
export async function gatherEvidence(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  found: Disputed,
): Promise<Evidence> {
  const { clientId, vendorId, id } = found.appointment
  const [history, chat] = await Promise.all([
    listHistory({ db, clock }, id),
    clientId === null
      ? { messages: [] }
      : readConversation(db, { clientId, vendorId }, { limit: CHAT_MESSAGES }),
  ])
  const timeline = history.map(({ at, text }) => `${momentOf(at)}: ${text}.`)
  const messages = chat.messages
    .filter(({ content }) => content !== '')
    .map(({ from, content, timestamp }) => `${momentOf(timestamp)}, ${from}: ${content}`)
  return {
    answer: answerOf(found),
    service: serviceOf(found),
    timeline: shortened(timeline),
    chat: shortened(messages),
    receipt: receiptOf(found),
    policy: policyOf(found),
  }
}

const momentOf = (at: string) => formatDatedMoment(new Date(at))

/** Joins lines to a text of at most the allowed length; the latest lines stay. */
function shortened(lines: readonly string[]): string {
  let length = 0
  const from = lines.findLastIndex((line) => (length += line.length + 1) > EVIDENCE_PART_MAX_LENGTH) + 1
  return lines.slice(from).join('\n')
}

const namesOf = ({ clientName, vendorName }: Disputed) => ({
  client: titleCase(clientName ?? ''),
  vendor: titleCase(vendorName),
})

function answerOf(found: Disputed): string {
  const { appointment, payment, specialityLabel } = found
  const { client, vendor } = namesOf(found)
  const paidAt = payment.succeededAt ?? payment.createdAt
  return [
    `${client} booked ${vendor} (${specialityLabel}) for ${formatDatedSlot(slotOf(appointment))} and paid ${formatEuro(payment.amountCents)} by card on ${formatDatedMoment(paidAt)}.`,
    ...outcomeOf(found),
    'The history of the appointment, the chat, the receipt and the cancellation policy that the cardholder accepted are enclosed.',
  ].join(' ')
}

function outcomeOf({ appointment }: Disputed): string[] {
  const { clientMarkedAt, completedAt, vendorMarkedAt, noShowAt, cancelledAt, cancelledBy } = appointment
  const { reportedAt, reportSettledAt } = appointment
  if (clientMarkedAt) {
    return [
      `On ${formatDatedMoment(clientMarkedAt)} the client marked the appointment as complete in their account.`,
    ]
  }
  if (reportedAt) {
    const resolved = reportSettledAt && ` and we resolved it on ${formatDatedMoment(reportSettledAt)}`
    return [`The client reported a problem on ${formatDatedMoment(reportedAt)}${resolved ?? ''}.`]
  }
  if (noShowAt) {
    return [
      `The vendor was there; the client did not appear, which was recorded on ${formatDatedMoment(noShowAt)}.`,
    ]
  }
  if (completedAt) {
    return [
      `The service was provided; the client reported no problem, and the appointment completed on ${formatDatedMoment(completedAt)}.`,
    ]
  }
  if (vendorMarkedAt) return [`The vendor marked it as complete on ${formatDatedMoment(vendorMarkedAt)}.`]
  if (cancelledAt && cancelledBy === 'client') {
    return [`The client cancelled on ${formatDatedMoment(cancelledAt)}; the cancellation policy was applied.`]
  }
  return []
}

function serviceOf(found: Disputed): string {
  const { appointment, specialityLabel } = found
  const { client, vendor } = namesOf(found)
  const { address, place } = appointment
  return [
    `Service: ${appointment.serviceName ?? specialityLabel}`,
    `Date: ${formatDatedSlot(slotOf(appointment))}, Irish time`,
    `Provided by: ${vendor}`,
    `Booked by: ${client}${found.clientEmail ? `, ${found.clientEmail}` : ''}`,
    ...(address && place !== 'vendor' ? [`Address: ${address.line1}, ${address.eircode}`] : []),
  ].join('\n')
}

function receiptOf({ appointment, payment, receiptNumber, receiptAt }: Disputed): string {
  const lines =
    payment.kind === 'deposit'
      ? [
          `Vendor fee ${formatEuro(appointment.vendorFeeCents)}`,
          `Platform fee ${formatEuro(appointment.platformFeeCents)}`,
          `Payment processing fee ${formatEuro(appointment.handlingFeeCents)}`,
        ]
      : [payment.kind === 'tip' ? 'Tip' : 'Balance']
  return [
    ...(receiptNumber === null || !receiptAt
      ? []
      : [`Receipt ${formatReceiptNumber(receiptNumber)} of ${formatDatedMoment(receiptAt)}`]),
    ...lines,
    `Total paid ${formatEuro(payment.amountCents)}`,
  ].join('\n')
}

function policyOf({ appointment, terms }: Disputed): string {
  const period = cancellationPeriod(appointment.cancellationHours)
  return [
    `Cancellation policy, shown with its dates before the booking: a client who cancels at least ${period} before the start gets the vendor fee and the platform fee back; after that there is no refund. If the vendor cancels, everything is refunded.`,
    ...(terms ? [`Terms of version ${terms.version} accepted on ${momentOf(terms.at)}.`] : []),
  ].join('\n')
}
