import { describe, expect, test } from 'vitest'
import { MOST_PAYOUT_ATTEMPTS, type StoredPayout, stepPayout } from './payout-steps.ts'

const PENDING: StoredPayout = { status: 'pending', attempt: 1, providerTransferId: null }
const SENT = { status: 'sent', providerTransferId: 'tr_1' } as const
const REFUSED = { status: 'refused' } as const
const NOTHING = { set: {}, tryAgainAfter: null }

describe('a payout', () => {
  test('is paid by the transfer that has left, whichever attempt it was', () => {
    const paid = { set: { status: 'paid', providerTransferId: 'tr_1' }, tryAgainAfter: null }
    expect(stepPayout(PENDING, 1, SENT)).toEqual(paid)
    expect(stepPayout({ ...PENDING, attempt: 2 }, 1, SENT)).toEqual(paid)
  })

  test('that is refused is tried again after 2, 4, 8 … seconds under another key', () => {
    for (let attempt = 1; attempt < MOST_PAYOUT_ATTEMPTS; attempt++) {
      const change = stepPayout({ ...PENDING, attempt }, attempt, REFUSED)
      expect(change).toEqual({ set: { attempt: attempt + 1 }, tryAgainAfter: 2 ** attempt })
    }
  })

  test('fails after so many refusals', () => {
    const last = { ...PENDING, attempt: MOST_PAYOUT_ATTEMPTS }
    expect(stepPayout(last, MOST_PAYOUT_ATTEMPTS, REFUSED)).toEqual({
      set: { status: 'failed' },
      tryAgainAfter: null,
    })
  })

  test('that our balance does not cover is tried every hour until it does', () => {
    const attempt = MOST_PAYOUT_ATTEMPTS + 5
    const change = stepPayout({ ...PENDING, attempt }, attempt, { status: 'short' })
    expect(change).toEqual({ set: { attempt: attempt + 1 }, tryAgainAfter: 3600 })
  })

  test('that we did not ask for is tried every hour, and is no attempt that waits for our balance', () => {
    for (const attempt of [1, 2, 7]) {
      const change = stepPayout({ ...PENDING, attempt }, attempt, { status: 'withheld' })
      expect(change).toEqual({ set: { attempt: Math.max(attempt, 2) }, tryAgainAfter: 3600 })
    }
  })

  test('takes no notice of the refusal of an attempt that is over', () => {
    expect(stepPayout({ ...PENDING, attempt: 2 }, 1, REFUSED)).toEqual(NOTHING)
  })

  test.each(['paid', 'failed'] as const)('that is %s stays so', (status) => {
    for (const answer of [SENT, REFUSED]) {
      expect(stepPayout({ ...PENDING, status }, 1, answer)).toEqual(NOTHING)
    }
  })
})
