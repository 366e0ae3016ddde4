import type { AppointmentContent, Words } from './appointment-content.ts'
import { cancellationPeriod } from '@anseo/domain/cutoff'
import { formatDatedMoment, formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { describeMoneyBack } from '@anseo/domain/refund-words'
import { mayWithdraw } from '@anseo/domain/withdrawal-right'
import { REFUND_TIME } from './payment-words.ts'
import type { Parties } from './people-store.ts'
import { freeAgain, quoted, TO_VENDORS, toBookAgain, whoAndWhen, type WordingContext } from './wording.ts'
import type { appointmentCancelled } from '../booking/events.ts'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'

type Cancelled = FactsOf<typeof appointmentCancelled>

const late = ({ cancellationHours }: Cancelled) =>
  `It was cancelled less than ${cancellationPeriod(cancellationHours)} before the start`

const tooLate = ({ confirmed }: Cancelled) => `It wasn't ${confirmed ? 'paid for' : 'confirmed'} in time.`

/** Notifies both sides, whoever cancelled (L2, L6, M3). */
export const onCancelled: Words<typeof appointmentCancelled> = (facts, parties, context) => {
  const { brandName, now } = context
  const whoCancelled = {
    client: titled(parties.client.name),
    vendor: titled(parties.vendor.name),
    admin: titled(brandName),
    auto: 'Timed out',
  }[facts.by]
  return {
    client: isWithdrawal(facts, now)
      ? acknowledged(facts, parties, context)
      : forClient(facts, parties, facts.by === 'client' ? BY_YOU : whoCancelled, context),
    vendor: forVendor(facts, parties, facts.by === 'vendor' ? BY_YOU : whoCancelled, context),
  }
}

const titled = (name: string) => `Cancelled by ${name}`
const BY_YOU = titled('you')

/**
 * Returns whether a cancellation is a withdrawal from the contract: the client cancels while the law gives that right
 * (D9). One that gives way to an accepted quote is not, since the client has declared nothing.
 */
const isWithdrawal = ({ by, slot: { start }, withdrawableUntil, quotedInstead }: Cancelled, now: Date) =>
  by === 'client' && !quotedInstead && mayWithdraw({ start, withdrawableUntil }, now)

/** Acknowledges a withdrawal with its content, date and time (Directive 2011/83/EU, article 11a). */
function acknowledged(
  facts: Cancelled,
  { client, vendor }: Parties,
  context: WordingContext,
): AppointmentContent {
  const { now } = context
  const { more, ...content } = forClient(facts, { client, vendor }, BY_YOU, context)
  const received = formatDatedMoment(now)
  return {
    ...content,
    headline: `Withdrawal received: ${formatSlot(facts.slot, now)} with ${vendor.name}`,
    sentences: [
      `On ${received} we received your statement that you withdraw from this contract. It ends with that.`,
      ...content.sentences,
    ],
    facts: [
      ['Received', received],
      ['From', `${client.name}, ${client.email}`],
      ['Contract', facts.appointmentId],
      ...whoAndWhen(vendor.name, facts.slot),
      ...(more ?? []),
    ],
    isBinding: true,
  }
}

/**
 * Tells the client of a cancellation. Its own cancellation is refunded by M3; after any other the whole payment is
 * refunded.
 */
function forClient(
  facts: Cancelled,
  { vendor }: Parties,
  title: string,
  context: WordingContext,
): AppointmentContent {
  const { slot, by, reason, refundCents, vendorId } = facts
  const withWhom = by === 'vendor' ? '' : ` with ${vendor.name}`
  return {
    headline: `${title}: ${formatSlot(slot, context.now)}${withWhom}`,
    sentences: [
      ...(by === 'auto' ? [tooLate(facts)] : by === 'client' ? [] : quoted(introOf(by, vendor.name), reason)),
      ...(facts.quotedInstead ? [`The quote from ${vendor.name} that you accepted takes its place.`] : []),
      ...whatComesBack(facts),
    ],
    more: refundCents > 0 ? [['Refund', formatEuro(refundCents)] as const] : [],
    button: by === 'admin' ? TO_VENDORS : toBookAgain('Rebook Vendor', vendorId, context),
    isOwnAction: by === 'client',
  }
}

function whatComesBack(facts: Cancelled): string[] {
  const { paid, refundCents, isDisputed, cost } = facts
  if (cost.nowCents === 0) return []
  if (!paid) return ["You haven't been charged."]
  const told = describeMoneyBack(facts)
  if (told) return refundCents > 0 && !isDisputed ? [...told, REFUND_TIME] : told
  if (refundCents === 0) return [`${late(facts)}, so there's no refund.`]
  const of = `We're refunding ${formatEuro(refundCents)} of the ${formatEuro(cost.nowCents)} you paid to your card.`
  const nonRefundable = `The payment processing fee (${formatEuro(cost.nowCents - refundCents)}) is non-refundable.`
  return [of, REFUND_TIME, ...(refundCents < cost.nowCents ? [nonRefundable] : [])]
}

function forVendor(
  facts: Cancelled,
  { client }: Parties,
  title: string,
  context: WordingContext,
): AppointmentContent {
  const { now } = context
  const { clientId, slot, by, reason, paid, earnedCents, cost, quotedInstead } = facts
  const withWhom = by === 'client' ? '' : ` with ${client.name}`
  const hasPaid = paid && cost.nowCents > 0
  const cancelledLate = by === 'client' && earnedCents > 0
  // A client's late cancellation still leaves the fee owed to the vendor (M7), by a link less the provider's price (B7).
  const less = clientId === null ? ', less what the card costs' : ''
  const next = quotedInstead
    ? ['The client accepted your quote, which takes its place.']
    : cancelledLate
      ? [`${late(facts)}, so you keep your fee of ${formatEuro(earnedCents)}${less}.`]
      : slot.start > now && by !== 'admin'
        ? freeAgain('Clients can book this time again.', context)
        : []
  const said = by === 'vendor' ? [] : quoted(introOf(by, client.name), reason)
  const refunded = by === 'client' || !hasPaid ? [] : ['The client gets a full refund.']
  return {
    headline: `${title}: ${formatSlot(slot, now)}${withWhom}`,
    sentences: by === 'auto' ? [tooLate(facts)] : [...said, ...refunded, ...next],
    isOwnAction: by === 'vendor',
  }
}

/** Introduces the words that follow: those of the other side, or the operator's reason. */
const introOf = (by: Cancelled['by'], name: string) => (by === 'admin' ? 'Reason' : `Message from ${name}`)
