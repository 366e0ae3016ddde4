import { describe, expect, test } from 'vitest'
import {
  centsTaken,
  type DisputeStatus,
  refundBegins,
  type StoredDispute,
  stepDispute,
} from './dispute-steps.ts'

const CAPTURED = 10_074
const dispute = (status: DisputeStatus, amountCents = CAPTURED): StoredDispute => ({ amountCents, status })
const taken = (amountCents: number, status: DisputeStatus, lostCents = CAPTURED) =>
  centsTaken({ amountCents, bearer: null }, dispute(status, lostCents), 0)

describe('a dispute', () => {
  test('is noted once, and stays as it was settled', () => {
    expect(stepDispute(null, dispute('open'))).toBe('open')
    expect(stepDispute(dispute('open'), dispute('open'))).toBeNull()
    for (const settled of ['won', 'lost'] as const) {
      for (const heard of ['open', 'won', 'lost'] as const) {
        expect(stepDispute(dispute(settled), dispute(heard))).toBeNull()
      }
    }
  })

  test('that is heard of when it is settled counts the same', () => {
    for (const status of ['won', 'lost'] as const) {
      expect(stepDispute(null, dispute(status))).toBe(status)
      expect(stepDispute(dispute('open'), dispute(status))).toBe(status)
    }
  })

  test('takes what the bank gave from an automatic refund, and nothing when it is won', () => {
    expect(taken(9900, 'won')).toBe(0)
    expect(taken(9900, 'lost')).toBe(9900)
    expect(taken(9900, 'lost', 4000)).toBe(4000)
  })

  test("takes from an operator's refund what is not left for it", () => {
    const made = { amountCents: 2000, bearer: 'vendor' } as const
    expect(centsTaken(made, dispute('lost', 4000), 2000)).toBe(0)
    expect(centsTaken(made, dispute('lost', 4000), 1999)).toBe(1)
    expect(centsTaken(made, dispute('lost', 4000), 0)).toBe(2000)
    expect(centsTaken(made, dispute('lost', 4000), -1)).toBe(2000)
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
