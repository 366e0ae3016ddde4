import { expect, test } from 'vitest'
import { earnedThroughUs } from './earned-through-us.ts'

const FACTS = { paid: true } as Parameters<typeof earnedThroughUs>[0]['facts']
const PARTS = { price: 150, travelFee: 0, deposit: 90, platformFee: 9, handlingFee: 1.74 }
const COST = { total: 160.74, now: 100.74, onTheDay: 60, parts: PARTS, refunds: [] }

test('earnings are deposit, balance and tip less the card fees, without cash payments', () => {
  const recorded = [{ _id: '1', way: 'cash' as const, amount: 20, at: '2026-11-18T12:00:00Z' }]
  const payments = { total: 160.74, paid: 160.74, open: 0, tip: 9, askedAt: null, recorded }
  expect(
    earnedThroughUs({
      amount: 90,
      cost: COST,
      facts: FACTS,
      payments,
      paymentRequest: null,
      laterCardCost: 1.4,
      refundsBorne: 0,
    }),
  ).toEqual({
    feeCents: 9000,
    balanceCents: 4000,
    tipCents: 900,
    costCents: 140,
    refundsCents: 0,
    sumCents: 13_760,
  })
})
