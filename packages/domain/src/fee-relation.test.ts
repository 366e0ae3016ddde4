import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOfBooking } from './cost.ts'
import { timeOf } from './deposit.ts'
import { FEE_RELATIONS, feeRelation, ratesFor, type RelationFacts, relationText } from './fee-relation.ts'

const FEES = {
  platformPercent: 10,
  handlingPercent: 1.5,
  handlingFixedCents: 25,
  repeatPercent: 5,
  ownClientPercent: 0,
}

const instant = fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 10, 1 + day)))
const someFacts: fc.Arbitrary<RelationFacts> = fc.record({
  decided: fc.option(fc.constantFrom(...FEE_RELATIONS)),
  enteredAt: fc.option(instant),
  wroteAt: fc.option(instant),
  viewedAt: fc.option(instant),
  hasCompletedPaid: fc.boolean(),
})

describe('the relation of a client', () => {
  test('is its own where the vendor entered it before it viewed or wrote, and stays what the first booking decided', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { decided, enteredAt, wroteAt, viewedAt, hasCompletedPaid } = facts
        const contacts = [wroteAt, viewedAt].flatMap((at) => at?.getTime() ?? [])
        const relation = feeRelation(facts)
        if (decided) expect(relation === 'own').toBe(decided === 'own')
        else if (enteredAt === null) expect(relation).not.toBe('own')
        else expect(relation === 'own').toBe(enteredAt.getTime() < Math.min(...contacts))
        if (relation !== 'own') expect(relation === 'repeat').toBe(hasCompletedPaid)
        // Whatever happens after the first booking, an own client stays one, and no other becomes one.
        const later = { ...facts, decided: relation, enteredAt: new Date(0), wroteAt: null, viewedAt: null }
        expect(feeRelation(later) === 'own').toBe(relation === 'own')
      }),
    )
  })

  test('changes the platform fee alone, and the parts add up', () => {
    const cents = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(
        fc.constantFrom(...FEE_RELATIONS),
        cents,
        cents,
        (relation, feePerHourCents, priceCents) => {
          const items = [timeOf(90, priceCents)]
          const priced = { feePerHourCents, items }
          const cost = costOfBooking(priced, ratesFor(relation, FEES))
          const first = costOfBooking(priced, ratesFor('first', FEES))
          const { platformFeeCents, handlingFeeCents, vendorFeeCents } = cost.parts
          expect(cost.totalCents).toBe(priceCents + platformFeeCents + handlingFeeCents)
          expect(cost.nowCents).toBe(vendorFeeCents + platformFeeCents + handlingFeeCents)
          expect(vendorFeeCents).toBe(first.parts.vendorFeeCents)
          expect(cost.totalCents).toBeLessThanOrEqual(first.totalCents)
          if (relation === 'own') expect(platformFeeCents).toBe(0)
        },
      ),
    )
  })

  test('is told to the vendor in one sentence', () => {
    expect(
      FEE_RELATIONS.map((relation) => relationText(relation, relation === 'own' ? null : '€4.50')),
    ).toEqual([
      'First booking with you: the platform fee is €4.50.',
      'Returning client: the platform fee is €4.50.',
      'Your own client: no platform fee.',
    ])
  })
})
