import { expect, test } from 'vitest'
import { lossByDispute } from './dispute-charge.ts'

const dispute = { status: 'lost', amountCents: 10_074 } as const

test('a lost dispute costs what the bank took', () => {
  expect(lossByDispute(dispute, [])).toBe(10_074)
  expect(lossByDispute(dispute, [{ status: 'refunded', amountCents: 5000 }])).toBe(10_074)
})

test('what was due to go back anyway is no loss', () => {
  expect(lossByDispute(dispute, [{ status: 'void', amountCents: 9900 }])).toBe(174)
  expect(lossByDispute(dispute, [{ status: 'void', amountCents: 10_074 }])).toBe(0)
})

test('several refunds that were not sent lessen it together, never below nothing', () => {
  const unsent = (amountCents: number) => ({ status: 'void', amountCents }) as const
  expect(lossByDispute(dispute, [unsent(4000), unsent(5000)])).toBe(1074)
  expect(lossByDispute(dispute, [unsent(9900), unsent(9900)])).toBe(0)
})

test.each(['open', 'won'] as const)('one that is %s costs nothing', (status) => {
  expect(lossByDispute({ ...dispute, status }, [])).toBe(0)
})
