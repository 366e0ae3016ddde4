import { describe, expect, test } from 'vitest'
import { type DisputeStatus, refundBegins, type StoredDispute, stepDispute } from './dispute-steps.ts'
import type { RefundStatus, StoredRefund } from './refund-steps.ts'

const CAPTURED = 10_074
const dispute = (status: DisputeStatus, amountCents = CAPTURED): StoredDispute => ({ amountCents, status })
const refund = (status: RefundStatus, amountCents = 9900): StoredRefund => ({
  amountCents,
  status,
  attempt: 1,
  providerRefundId: null,
})
const effect = (status: DisputeStatus, of: StoredRefund | null, amountCents = CAPTURED) =>
  stepDispute(dispute('open'), dispute(status, amountCents), of, CAPTURED)?.refund

describe('a dispute', () => {
  test('is noted once, and stays as it was settled', () => {
    expect(stepDispute(null, dispute('open'), null, CAPTURED)).toEqual({
      status: 'open',
      settled: false,
      refund: null,
    })
    expect(stepDispute(dispute('open'), dispute('open'), null, CAPTURED)).toBeNull()
    for (const settled of ['won', 'lost'] as const) {
      for (const heard of ['open', 'won', 'lost'] as const) {
        expect(stepDispute(dispute(settled), dispute(heard), refund('pending'), CAPTURED)).toBeNull()
      }
    }
  })

  test('that is heard of when it is settled counts the same', () => {
    for (const status of ['won', 'lost'] as const) {
      expect(stepDispute(null, dispute(status), refund('pending'), CAPTURED)).toEqual(
        stepDispute(dispute('open'), dispute(status), refund('pending'), CAPTURED),
      )
    }
  })

  test('sets a waiting refund free when it is won', () => {
    expect(effect('won', refund('pending'))).toBe('issue')
    expect(effect('won', null)).toBeNull()
  })

  test('makes it void when the bank took the money, and only then', () => {
    expect(effect('lost', refund('pending'))).toBe('void')
    expect(effect('lost', refund('pending'), CAPTURED - 9900)).toBe('issue')
    expect(effect('lost', refund('pending'), CAPTURED - 9899)).toBe('void')
  })

  test.each(['refunded', 'failed', 'void'] as const)('leaves a refund that is %s as it is', (status) => {
    expect([effect('won', refund(status)), effect('lost', refund(status))]).toEqual([null, null])
  })
})

describe('a refund that begins', () => {
  test('is frozen while any dispute is open', () => {
    expect(refundBegins([dispute('won'), dispute('open', 1)], 1, CAPTURED)).toBe('frozen')
  })

  test('is void when the lost disputes leave too little', () => {
    const lost = [dispute('lost', 100), dispute('lost', 74)]
    expect(refundBegins(lost, 9900, CAPTURED)).toBe('issued')
    expect(refundBegins([...lost, dispute('lost', 1)], 9900, CAPTURED)).toBe('void')
    expect(refundBegins([dispute('won')], CAPTURED, CAPTURED)).toBe('issued')
    expect(refundBegins([dispute('open'), dispute('lost')], 1, CAPTURED)).toBe('void')
  })
})
