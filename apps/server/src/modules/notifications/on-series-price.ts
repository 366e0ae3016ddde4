import type { Cost } from '@anseo/domain/cost'
import { formatDatedSlot, formatMoment, formatSlot } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { priceOfVisit } from '@anseo/domain/series-price'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import type { seriesPriceStepped } from '../booking/events.ts'
import { conflictRows, type SeriesContents, type SeriesWords } from './on-series.ts'
import { costFacts } from './payment-words.ts'
import type { Rows } from './notify-people.ts'
import type { Parties } from './people-store.ts'

type Facts = FactsOf<typeof seriesPriceStepped>

/** Tells both of each step of a vendor's new price for a series (C6). */
export const onSeriesPriceStepped: SeriesWords<typeof seriesPriceStepped> = (facts, parties, { now }) =>
  STEPS[facts.what](facts, parties, now)

const KEPT = 'Visits that are booked already keep their price.'
const totalOf = ({ totalCents }: Cost) => formatEuro(totalCents)

const STEPS: Record<Facts['what'], (facts: Facts, parties: Parties, now: Date) => SeriesContents> = {
  proposed: (facts, { client, vendor }, now) => ({
    client: {
      headline: `New price from ${formatSlot(facts.from, now)}: ${vendor.name}`,
      sentences: [
        `Each visit from then on would cost ${totalOf(facts.newCost)} in place of ${totalOf(facts.cost)}. ${KEPT}`,
        `Answer by ${formatMoment(facts.answerBy, now)}. If you don't accept, the series ends before that visit. Until you answer, these times aren't held for you.`,
      ],
      facts: clientFacts(facts, vendor),
      label: 'Answer',
    },
    vendor: {
      headline: `You proposed a new price: ${formatEuro(priceOfVisit(facts.newCost.parts))} with ${client.name}`,
      sentences: [
        `${firstNameOf(client.name)} can answer until ${formatMoment(facts.answerBy, now)}. If they don't accept, the series ends before ${formatSlot(facts.from, now)}. ${KEPT}`,
      ],
      facts: vendorFacts(facts, client),
      isOwnAction: true,
    },
  }),
  withdrawn: (facts, { client, vendor }) => ({
    client: {
      headline: `New price withdrawn: ${vendor.name}`,
      sentences: ["Your series goes on at the price it has. You don't need to do anything."],
      facts: [
        ['With', vendor.name],
        ['Total', totalOf(facts.cost)],
      ],
    },
    vendor: {
      headline: `You withdrew the new price: ${client.name}`,
      sentences: ['The series goes on at the price it has.'],
      facts: [['With', client.name]],
      isOwnAction: true,
    },
  }),
  accepted: (facts, { client, vendor }, now) => ({
    client: {
      headline: `You agreed to the new price: ${vendor.name}`,
      sentences: [`It counts from ${formatSlot(facts.from, now)}. ${KEPT}`],
      facts: clientFacts(facts, vendor),
      isOwnAction: true,
    },
    vendor: {
      headline: `New price agreed by ${client.name}`,
      sentences: [`It counts from ${formatSlot(facts.from, now)}. ${KEPT}`],
      facts: vendorFacts(facts, client),
    },
  }),
  declined: (facts, parties, now) => ended(facts, parties, 'declined', now),
  lapsed: (facts, parties, now) => ended(facts, parties, 'lapsed', now),
}

/** Tells both that a series ends because its client did not agree to the new price. */
function ended(
  facts: Facts,
  { client, vendor }: Parties,
  why: 'declined' | 'lapsed',
  now: Date,
): SeriesContents {
  const before = `The series ends before ${formatSlot(facts.from, now)}. Visits that are booked already take place at their price.`
  // These dates can no longer be settled, but nobody should take them for booked.
  const unmade = conflictRows({
    conflicts: facts.conflicts.filter(({ start }) => start > now && start < facts.from.start),
  })
  const own =
    why === 'declined' ? 'You said no to the new price.' : "You didn't answer the new price in time."
  const theirs =
    why === 'declined'
      ? `${firstNameOf(client.name)} said no to the new price.`
      : `${firstNameOf(client.name)} didn't answer the new price in time.`
  return {
    client: {
      headline: `Series ended: ${vendor.name}`,
      sentences: [own, before],
      facts: [['With', vendor.name], ...unmade],
      ...(why === 'declined' && { isOwnAction: true as const }),
    },
    vendor: {
      headline: `Series ended: ${client.name}`,
      sentences: [theirs, before],
      facts: [['With', client.name], ...unmade],
    },
  }
}

const clientFacts = (facts: Facts, vendor: Parties['vendor']): Rows => [
  ['With', vendor.name],
  ['From', formatDatedSlot(facts.from)],
  ['Until then', totalOf(facts.cost)],
  ...costFacts(facts.newCost, vendor, 'Pay when confirmed'),
]

const vendorFacts = (facts: Facts, client: Parties['client']): Rows => [
  ['With', client.name],
  ['From', formatDatedSlot(facts.from)],
  ['Your price', formatEuro(priceOfVisit(facts.newCost.parts))],
  ['Until then', formatEuro(priceOfVisit(facts.cost.parts))],
]
