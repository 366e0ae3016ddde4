import { expect, test } from 'vitest'
import { chargeableLoss } from './dispute-charge.ts'

const dispute = { status: 'lost', amountCents: 10_074 } as const
const lost = { lostCents: 10_074, unsentCents: 0, chargedCents: 0 }
const ended = { completedAt: new Date(0), cancelledAt: null, returnedAt: null }

test('a lost dispute costs what the bank took, once its appointment has ended', () => {
  expect(chargeableLoss(dispute, lost, ended)).toBe(10_074)
  expect(chargeableLoss(dispute, lost, { ...ended, completedAt: null })).toBe(0)
  expect(chargeableLoss(dispute, lost, { ...ended, returnedAt: new Date(0) })).toBe(0)
})

test('what was due to go back anyway is no loss', () => {
  expect(chargeableLoss(dispute, { ...lost, unsentCents: 9900 }, ended)).toBe(174)
  expect(chargeableLoss(dispute, { ...lost, unsentCents: 10_074 }, ended)).toBe(0)
})

test('of several of one payment each costs its sum, together never more than was lost', () => {
  const both = { lostCents: 7000, unsentCents: 1500, chargedCents: 0 }
  const [first, second] = [4000, 3000].map((amountCents) => ({ ...dispute, amountCents }))
  expect(chargeableLoss(first!, both, ended)).toBe(4000)
  expect(chargeableLoss(second!, { ...both, chargedCents: 4000 }, ended)).toBe(1500)
})

test.each(['open', 'won'] as const)('one that is %s costs nothing', (status) => {
  expect(chargeableLoss({ ...dispute, status }, lost, ended)).toBe(0)
})
