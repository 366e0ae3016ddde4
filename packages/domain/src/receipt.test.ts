// @module-tag time
import { describe, expect, it } from 'vitest'
import {
  formatIssuedAt,
  formatReceiptNumber,
  receiptDigits,
  receiptFacts,
  type ReceiptFacts,
  receiptLines,
  receiptNotes,
  receiptTitle,
  receiptVatText,
} from './receipt.ts'

const PAYMENT: ReceiptFacts = {
  kind: 'payment',
  issuedAt: '2026-07-18T23:05:00Z',
  clientName: 'Ciara Nolan',
  vendorName: 'Aoife Byrne',
  speciality: 'Nail_Technician',
  slotDate: '28_7_2026',
  startTime: '10:00 AM',
  endTime: '12:00 PM',
  parts: { vendorFeeTotal: 90, platformFee: 9, handlingFee: 1.74 },
  totalAmount: 100.74,
  reference: 'pi_1',
  refundStatus: null,
}
const REFUND: ReceiptFacts = { ...PAYMENT, kind: 'refund', refundStatus: 'refunded' }

const amountsOf = (receipt: ReceiptFacts) => {
  const { lines, total } = receiptLines(receipt)
  return [...lines, total].map(({ label, amount }) => `${label} ${amount}`)
}

describe('a receipt', () => {
  it('has a number of six digits, or more once they are used up', () => {
    expect(receiptDigits(7)).toBe('000007')
    expect(formatReceiptNumber(123)).toBe('R-000123')
    expect(formatReceiptNumber(1_234_567)).toBe('R-1234567')
  })

  it('is dated in Dublin', () => {
    expect(formatIssuedAt(PAYMENT.issuedAt)).toBe('19 Jul 2026, 12:05 AM')
  })

  it('says what it is', () => {
    expect(receiptTitle(PAYMENT)).toBe('Payment receipt')
    expect(receiptTitle(REFUND)).toBe('Refund receipt')
    expect(receiptVatText(null)).toBe('This is a receipt, not a VAT invoice.')
    expect(receiptVatText('IE1234567FA')).toBe('VAT number IE1234567FA')
  })

  it('shows the parts in their order, then the total', () => {
    const parts = ['Vendor fee €90.00', 'Platform fee €9.00', 'Payment processing fee €1.74']
    expect(amountsOf(PAYMENT)).toEqual([...parts, 'Total paid €100.74'])
    expect(amountsOf(REFUND)).toEqual([...parts, 'Total refunded €100.74'])
  })

  it('shows money that came too late as one line, and says why it goes back', () => {
    expect(amountsOf({ ...PAYMENT, parts: null })).toEqual(['Payment received €100.74', 'Total paid €100.74'])
    expect(amountsOf({ ...REFUND, parts: null })).toEqual([
      'Payment returned €100.74',
      'Total refunded €100.74',
    ])
    expect(receiptNotes({ ...PAYMENT, parts: null })).toEqual([expect.stringContaining('goes back')])
  })

  it('says how far a refund has got', () => {
    expect(receiptNotes(PAYMENT)).toEqual([])
    expect(receiptNotes(REFUND)).toEqual([expect.stringContaining('Sent back to the card')])
    expect(receiptNotes({ ...REFUND, refundStatus: 'failed' })).toEqual([
      expect.stringContaining('keep trying'),
    ])
  })

  it('names who and when, and the payment where it is known', () => {
    expect(receiptFacts(PAYMENT)).toEqual([
      ['Client', 'Ciara Nolan'],
      ['Vendor', 'Aoife Byrne', 'Nail Technician'],
      ['Appointment', '28 Jul 2026', '10:00 AM to 12:00 PM'],
      ['Payment reference', 'pi_1'],
    ])
    expect(receiptFacts({ ...PAYMENT, reference: null })).toHaveLength(3)
  })
})
