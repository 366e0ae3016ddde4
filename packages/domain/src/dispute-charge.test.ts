import { expect, test } from 'vitest'
import { lossByDispute } from './dispute-charge.ts'

const dispute = { status: 'lost', amountCents: 10_074 } as const

test('a lost dispute costs what the bank took', () => {
  expect(lossByDispute(dispute, null)).toBe(10_074)
  expect(lossByDispute(dispute, { status: 'refunded', amountCents: 5000 })).toBe(10_074)
})

test('what was due to go back anyway is no loss', () => {
  expect(lossByDispute(dispute, { status: 'void', amountCents: 9900 })).toBe(174)
  expect(lossByDispute(dispute, { status: 'void', amountCents: 10_074 })).toBe(0)
})

test.each(['open', 'won'] as const)('one that is %s costs nothing', (status) => {
  expect(lossByDispute({ ...dispute, status }, null)).toBe(0)
})
