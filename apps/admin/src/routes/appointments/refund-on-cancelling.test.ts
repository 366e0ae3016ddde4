import type { AdminAppointmentDetail } from '@anseo/contract/admin-appointments'
import { expect, test } from 'vitest'
import { refundOnCancelling } from './refund-on-cancelling.ts'

type Payment = AdminAppointmentDetail['payments'][number]

const payment = (kind: Payment['kind'], amount: number, status: Payment['status'] = 'arrived'): Payment => ({
  _id: kind,
  kind,
  amount,
  status,
  intentId: null,
  at: '2026-11-21T10:30:00.000Z',
})

test('cancelling refunds of the deposit and what was paid on the day, not of the deposit alone', () => {
  const payments = [payment('deposit', 32.74), payment('balance', 60), payment('tip', 9, 'given-up')]
  const waysOut = [{ by: 'admin' as const, from: null, refundAmount: 92.74 }]
  expect(refundOnCancelling({ payments, waysOut })).toEqual({ back: 92.74, paid: 92.74 })
})

test('cancelling an appointment that cost nothing refunds nothing', () => {
  const waysOut = [{ by: 'admin' as const, from: null, refundAmount: 0 }]
  expect(refundOnCancelling({ payments: [], waysOut })).toEqual({ back: 0, paid: 0 })
})
