import type { WithOwnPage, Words } from './appointment-content.ts'
import type { Cost } from '@anseo/domain/cost'
import { counted } from '@anseo/domain/counted'
import { formatDatedSlot, formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { rhythmText } from '@anseo/domain/series'
import { conflictText, visitsPaidText } from '@anseo/domain/series-words'
import type { Slot } from '@anseo/domain/slot'
import type { EventKind, FactsOf } from '../../platform/unit-of-work/event.ts'
import type { SeriesEventBase } from '../booking/public.ts'
import type {
  seriesAsked,
  seriesChanged,
  seriesConfirmed,
  seriesDeclined,
  seriesEnded,
  visitMissed,
  visitPayable,
} from '../booking/events.ts'
import type { NotificationContent, Rows } from './notify-people.ts'
import { chargeOrPay, costFacts, payLabel, stillToPay, untilAnswered } from './payment-words.ts'
import type { Parties } from './people-store.ts'
import type { Reader } from './notified-appointment.ts'
import { freeAgain, quoted, toBookAgain, whoAndWhen, type WordingContext } from './wording.ts'

export type SeriesContents = Partial<Record<Reader, WithOwnPage<NotificationContent>>>

/** The wording of an event of a series, for each side that is notified. */
export type SeriesWords<E extends EventKind<SeriesEventBase>> = (
  facts: FactsOf<E>,
  parties: Parties,
  context: WordingContext,
) => SeriesContents

const countOf = (visits: number) => counted(visits, 'visit')

const seriesRows = (name: string, { slot, everyWeeks, visits }: SeriesEventBase): Rows => [
  ...whoAndWhen(name, slot),
  ['Repeats', `${rhythmText(everyWeeks, slot.start)}, ${countOf(visits)}`],
]

/** Names the dates for which no visit could be made; none are left out. */
export const conflictRows = ({ conflicts }: Pick<SeriesEventBase, 'conflicts'>): Rows =>
  conflicts.map((slot) => ['Not free', formatDatedSlot(slot)] as const)

/** Says that the amounts beside it are those of one visit. */
const costOfEach = ({ totalCents }: Cost): string[] =>
  totalCents > 0 ? [`Each visit costs ${formatEuro(totalCents)} in total.`] : []

/** Tells the vendor of a series as one request, and gives the client its details in writing. */
export const onSeriesAsked: SeriesWords<typeof seriesAsked> = (facts, { client, vendor }, { now, card }) => ({
  vendor: {
    headline: `New request for ${countOf(facts.visits)} from ${client.name}: ${formatSlot(facts.slot, now)}`,
    sentences: [
      ...quoted(`Message from ${client.name}`, facts.note),
      `${rhythmText(facts.everyWeeks, facts.slot.start)}. Confirm or decline all visits together. We're holding the next times until you do.`,
    ],
    facts: [...seriesRows(client.name, facts), ...conflictRows(facts)],
    label: 'Answer the request',
  },
  client: {
    headline: `Request sent: ${countOf(facts.visits)} with ${vendor.name} from ${formatSlot(facts.slot, now)}`,
    sentences: [
      ...costOfEach(facts.cost),
      untilAnswered(facts.cost, vendor),
      ...(facts.cost.nowCents > 0 ? [visitsPaidText(facts.cancellationHours, card)] : []),
      ...(facts.conflicts.length > 0
        ? ['Some dates are not free. Choose another time for each of them, or skip it.']
        : []),
    ],
    facts: [
      ...seriesRows(vendor.name, facts),
      ...costFacts(facts.cost, vendor, 'Pay when confirmed'),
      ...conflictRows(facts),
    ],
    isOwnAction: true,
  },
})

/** Names the dates that passed before the vendor answered. */
const passedRows = ({ passed }: Pick<SeriesConfirmed, 'passed'>): Rows =>
  passed.map((slot) => ['Not confirmed in time', formatDatedSlot(slot)] as const)

type SeriesConfirmed = FactsOf<typeof seriesConfirmed>

function nextPayment(
  { payBy, chargeAt, cancellationHours }: SeriesConfirmed,
  now: Date,
  card: string | null,
): string[] {
  if (!payBy || !chargeAt) return ["There's nothing to pay now."]
  const charged = chargeAt > now ? `on ${formatMoment(chargeAt, now)}` : 'now'
  return [
    visitsPaidText(cancellationHours, card),
    card ? `The next is charged ${charged}.` : `The next is to be paid by ${formatMoment(payBy, now)}.`,
  ]
}

/** Tells both that the vendor confirmed the visits that waited for its answer, those of later weeks among them. */
export const onSeriesConfirmed: SeriesWords<typeof seriesConfirmed> = (
  facts,
  { client, vendor },
  { now, card },
) => ({
  client: {
    headline: `Confirmed: ${countOf(facts.visits)} with ${vendor.name} from ${formatSlot(facts.slot, now)}`,
    sentences: [...costOfEach(facts.cost), ...nextPayment(facts, now, card)],
    facts: [...seriesRows(vendor.name, facts), ...passedRows(facts), ...stillToPay(facts.cost, vendor)],
    confirmsContract: true,
  },
  vendor: {
    headline: `You confirmed: ${countOf(facts.visits)} with ${client.name} from ${formatSlot(facts.slot, now)}`,
    sentences: [
      'Any later visits enter your calendar as their dates come.',
      ...(facts.cost.nowCents > 0
        ? [`${firstNameOf(client.name)} pays for each one by 24 hours before it.`]
        : []),
    ],
    facts: [...seriesRows(client.name, facts), ...passedRows(facts)],
    isOwnAction: true,
  },
})

/** Tells both that the vendor declined all visits, or the new times of later ones; earlier ones may be paid for. */
export const onSeriesDeclined: SeriesWords<typeof seriesDeclined> = (facts, { client, vendor }, context) => ({
  client: {
    headline: `Declined: ${countOf(facts.visits)} with ${vendor.name} from ${formatSlot(facts.slot, context.now)}`,
    sentences: [
      ...quoted(`Message from ${vendor.name}`, facts.reason),
      facts.hasOthers
        ? `The series ends before them. ${staysText(facts)}`
        : `You haven't been charged. Try ${context.isListed ? 'other times or another vendor' : 'another vendor'}.`,
    ],
    facts: [...seriesRows(vendor.name, facts), ...keptRows(facts)],
    button: toBookAgain('Choose another time', facts.vendorId, context),
  },
  vendor: {
    headline: `You declined: ${countOf(facts.visits)} with ${client.name} from ${formatSlot(facts.slot, context.now)}`,
    sentences: freeAgain('Clients can book these times again.', context),
    facts: [...seriesRows(client.name, facts), ...keptRows(facts)],
    isOwnAction: true,
  },
})

/** The visits that still take place. */
interface Kept {
  kept: readonly Slot[]
}

const keptRows = ({ kept }: Kept): Rows =>
  kept.map((slot) => ['Still booked', formatDatedSlot(slot)] as const)

const staysText = ({ kept }: Kept): string =>
  kept.length > 0 ? 'These visits still take place.' : 'There are no more visits.'

const CHANGED: Record<FactsOf<typeof seriesChanged>['what'], { done: string; so: string; frees?: true }> = {
  skipped: { done: 'Skipped', so: 'Clients can book this time again.', frees: true },
  restored: { done: 'Brought back', so: 'It takes place again if the time is free.' },
  paused: { done: 'Paused', so: 'Clients can book the times of the paused visits again.', frees: true },
  resumed: { done: 'Resumed', so: 'The visits take place again where the times are free.' },
}

/** Tells both that the client skipped visits of a series or brought them back. */
export const onSeriesChanged: SeriesWords<typeof seriesChanged> = (facts, { client, vendor }, context) => {
  const { done, so, frees } = CHANGED[facts.what]
  const [first] = facts.slots
  const when =
    facts.slots.length === 1 && first ? formatSlot(first, context.now) : countOf(facts.slots.length)
  const dates = facts.slots.map((slot) => ['When', formatDatedSlot(slot)] as const)
  return {
    vendor: {
      headline: `${done} by ${client.name}: ${when}`,
      sentences: [
        ...(frees ? freeAgain(so, context) : [so]),
        'The other visits of the series stay as they are.',
      ],
      facts: [['With', client.name], ...dates],
    },
    client: {
      headline: `You changed your series with ${vendor.name}: ${done.toLowerCase()} ${when}`,
      sentences: ['The other visits stay as they are.'],
      facts: [['With', vendor.name], ...dates],
      isOwnAction: true,
    },
  }
}

/** Tells both that the client ended a series; paid visits may still take place. */
export const onSeriesEnded: SeriesWords<typeof seriesEnded> = (facts, { client, vendor }, context) => {
  const kept = keptRows(facts)
  const stays = staysText(facts)
  return {
    vendor: {
      headline: `Series ended by ${client.name}`,
      sentences: [
        stays,
        ...freeAgain(`Clients can book ${kept.length > 0 ? 'the other' : 'these'} times again.`, context),
      ],
      facts: [['With', client.name], ...kept],
    },
    client: {
      headline: `You ended your series with ${vendor.name}`,
      sentences: [stays],
      facts: [['With', vendor.name], ...kept],
      isOwnAction: true,
    },
  }
}

/** Tells the client that a visit could not be made when its time came (C6). */
export const onVisitMissed: SeriesWords<typeof visitMissed> = (facts, { vendor }, { now }) => ({
  client: {
    headline: `No visit yet: ${formatSlot(facts.missed, now)} with ${vendor.name}`,
    sentences: [
      conflictText(facts.reason, vendor.name),
      facts.alternatives.length > 0
        ? 'Choose another time for this visit, or skip it. The other visits stay as they are.'
        : 'Skip this visit or message your vendor. The other visits stay as they are.',
    ],
    facts: [
      ...whoAndWhen(vendor.name, facts.missed),
      ...facts.alternatives.map((slot) => ['Free', formatDatedSlot(slot)] as const),
    ],
    label: facts.alternatives.length > 0 ? 'Choose another time' : undefined,
  },
})

/** Tells the client that the time to pay for a visit has begun. */
export const onVisitPayable: Words<typeof visitPayable> = (facts, { vendor }, context) => ({
  client: {
    headline: `Your next visit: ${formatSlot(facts.slot, context.now)} with ${vendor.name}`,
    sentences: [chargeOrPay(facts, facts.payBy, context)],
    more: [...stillToPay(facts.cost, vendor)],
    label: payLabel(facts.cost),
  },
})
