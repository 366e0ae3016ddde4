import { describe, expect, test } from 'vitest'
import { costOfBooking } from './cost.ts'
import { cancellationText, costLines, nowText, onTheDayText } from './cost-words.ts'
import { timeOf } from './deposit.ts'
import { DEFAULT_FEE_RATES } from './price.ts'

const now = new Date('2026-11-21T12:24:00Z')
const dear = costOfBooking({ feePerHourCents: 6500, items: [timeOf(120, 14_000)] }, DEFAULT_FEE_RATES)
const hourly = costOfBooking({ feePerHourCents: 4500, items: [timeOf(120)] }, DEFAULT_FEE_RATES)
const withTravel = costOfBooking(
  { feePerHourCents: 4500, items: [timeOf(120)], travelFeeCents: 1200 },
  DEFAULT_FEE_RATES,
)
const whole = costOfBooking({ feePerHourCents: 4500, items: [timeOf(120, 6000)] }, DEFAULT_FEE_RATES)
const unsurcharged = { ...dear.parts, handlingFeeCents: 0 }

test('the three amounts stand in their order, and one that is nothing is left out', () => {
  expect(costLines(dear, 'Aoife', 'Pay now')).toEqual({
    total: { label: 'Total', amount: '€155.40' },
    now: { label: 'Pay now', amount: '€145.40' },
    onTheDay: { label: 'Pay Aoife on the day', amount: '€10.00' },
  })
  expect(costLines(whole, 'Aoife', 'Paid')).toEqual({
    total: { label: 'Total', amount: '€67.24' },
    now: { label: 'Paid', amount: '€67.24' },
    onTheDay: null,
  })
})

test('what is paid now is told apart', () => {
  expect(nowText(dear)).toBe('€130.00 deposit + €15.40 booking fees')
})

test('what is left for the day is said, also that the price is still to be agreed', () => {
  expect(onTheDayText(dear, 'Aoife')).toBe(
    "You'll pay Aoife the remaining €10.00 on the day, €155.40 in total.",
  )
  expect(onTheDayText(whole, 'Aoife')).toBe("There's nothing more to pay on the day.")
  expect(onTheDayText(hourly, 'Aoife')).toContain('between you and Aoife')
  expect(onTheDayText(withTravel, 'Aoife')).toBe(
    "This secures your time. You'll pay Aoife €12.00 for travel on the day. Anything beyond it is between you and Aoife.",
  )
})

describe('the sentence about cancelling', () => {
  const said = (start: string | null, { price = dear.parts, paid = false, cancellationHours = 24 } = {}) =>
    cancellationText(
      { price, start: start === null ? null : new Date(start), cancellationHours, vendor: 'Aoife', paid },
      now,
    )

  test('names the moment and what comes back, while something does', () => {
    expect(said('2026-11-26T10:00:00Z')).toBe(
      "Once you've paid, cancel by Wed 25 Nov, 10:00 AM and you'll get €143.00 back. The payment processing fee (€2.40) is non-refundable. After that, there's no refund.",
    )
    expect(said('2026-11-26T10:00:00Z', { paid: true })).toMatch(
      /^Cancel by Wed 25 Nov, 10:00 AM and you'll get €143.00 back/,
    )
  })

  test('promises a full refund only where no processing fee is kept', () => {
    expect(said('2026-11-26T10:00:00Z', { price: unsurcharged })).toBe(
      "Once you've paid, cancel by Wed 25 Nov, 10:00 AM for a full refund. After that, there's no refund.",
    )
    expect(said(null, { price: unsurcharged })).toContain('24 hours before the start for a full refund')
    expect(said(null)).toContain('everything back except the payment processing fee')
  })

  test('promises nothing for what begins within a day', () => {
    expect(said('2026-11-21T19:00:00Z')).toBe(
      "This starts in less than 24 hours: once you've paid, there's no refund if you cancel. If Aoife cancels, you get a full refund.",
    )
    expect(said('2026-11-21T19:00:00Z', { paid: true })).toContain("so there's no refund if you cancel")
  })

  test('names the longer hours of a careful or strict vendor', () => {
    expect(said(null, { cancellationHours: 48 })).toContain('Cancel at least 48 hours before the start')
    expect(said(null, { cancellationHours: 168 })).toContain('Cancel at least 7 days before the start')
    expect(said('2026-11-26T10:00:00Z', { cancellationHours: 48 })).toContain(
      'cancel by Tue 24 Nov, 10:00 AM',
    )
    expect(said('2026-11-26T10:00:00Z', { cancellationHours: 168 })).toContain('starts in less than 7 days')
  })

  test('counts exactly 24 hours as in time', () => {
    expect(said('2026-11-22T12:24:00Z')).toContain('cancel by Sat 21 Nov, 12:24 PM')
  })
})
