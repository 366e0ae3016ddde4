import { describe, expect, test } from 'vitest'
import { operatorRefundProblem, type RefundablePayment, refundRoom } from './operator-refund.ts'
import type { RefundStatus } from './refund-steps.ts'
import { PRICE } from './testing/stored-appointment.ts'

const TOTAL = 10_074
const refund = (status: RefundStatus, vendorFeeCents: number, lossCents = 0) => ({
  vendorFeeCents,
  platformFeeCents: 0,
  handlingFeeCents: 0,
  lossCents,
  status,
  amountCents: vendorFeeCents,
})
const dispute = (status: 'open' | 'won' | 'lost', amountCents = TOTAL) => ({ status, amountCents })
const room = (changes: Partial<RefundablePayment> = {}) =>
  refundRoom({
    price: PRICE,
    refunds: [],
    disputes: [],
    isEnded: false,
    isEarned: false,
    chargedCents: 0,
    ...changes,
  })

describe('what can be refunded of a payment', () => {
  test('is what was paid less what went back, failed refunds included', () => {
    expect(room()).toMatchObject({ leftCents: TOTAL, vendorHasCents: 9000 })
    const refunds = [refund('refunded', 1000), refund('pending', 2000, 500), refund('failed', 500)]
    expect(room({ refunds })).toMatchObject({ leftCents: TOTAL - 3500, vendorHasCents: 6000 })
  })

  test('is nothing once a bank took it, and what is left of a part', () => {
    expect(room({ disputes: [dispute('lost')] }).leftCents).toBe(0)
    expect(room({ disputes: [dispute('lost')], refunds: [refund('void', 9000)] }).leftCents).toBe(0)
    expect(room({ disputes: [dispute('lost', 4000)] }).leftCents).toBe(TOTAL - 4000)
    expect(room({ disputes: [dispute('won')] }).leftCents).toBe(TOTAL)
  })

  test('takes no fee again that was due for refund and given by the bank', () => {
    const disputes = [dispute('lost', 4000)]
    const reduced = { ...refund('refunded', 1900), platformFeeCents: 900, amountCents: 2800 }
    expect(room({ disputes, refunds: [reduced], isEnded: true })).toMatchObject({
      leftCents: TOTAL - 6800,
      parts: { platformFeeCents: 0 },
    })
    expect(room({ disputes, refunds: [refund('void', 3000)] }).leftCents).toBe(TOTAL - 4000)
  })

  test('is none of the vendor where it earned nothing', () => {
    expect(room({ isEnded: true }).vendorHasCents).toBe(0)
    expect(room({ isEnded: true, isEarned: true }).vendorHasCents).toBe(9000)
  })

  test('is of the vendor what a lost dispute that it was charged left it', () => {
    const lost = { disputes: [dispute('lost', 6000)], isEnded: true, isEarned: true }
    expect(room({ ...lost, chargedCents: 6000 }).vendorHasCents).toBe(3000)
    expect(room({ ...lost, chargedCents: 9500 }).vendorHasCents).toBe(0)
  })
})

test('a refund is refused above what is left, and while a dispute is open', () => {
  expect(operatorRefundProblem(100, { leftCents: 100 }, [])).toBeNull()
  expect(operatorRefundProblem(101, { leftCents: 100 }, [])?.code).toBe('REFUND_TOO_MUCH')
  expect(operatorRefundProblem(1, { leftCents: 100 }, [dispute('open')])?.code).toBe('PAYMENT_DISPUTED')
  expect(operatorRefundProblem(1, { leftCents: 100 }, [dispute('won')])).toBeNull()
})
