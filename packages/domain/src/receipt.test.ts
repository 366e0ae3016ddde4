// @module-tag time
import { describe, expect, it } from 'vitest'
import { DEFAULT_SPECIALITIES } from './default-specialities.ts'
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
  paymentKind: 'deposit',
  issuedAt: '2026-07-18T23:05:00Z',
  clientName: 'Ciara Nolan',
  vendorName: 'Aoife Byrne',
  speciality: 'Nail_Technician',
  slotDate: '28_7_2026',
  startTime: '10:00 AM',
  endTime: '12:00 PM',
  parts: { vendorFeeTotal: 90, platformFee: 9, handlingFee: 1.74 },
  totalAmount: 100.74,
  service: null,
  travelFee: 0,
  refundOf: null,
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

  it('shows money that could not be used as one line, and says why it goes back', () => {
    expect(amountsOf({ ...PAYMENT, parts: null })).toEqual(['Payment received €100.74', 'Total paid €100.74'])
    expect(amountsOf({ ...REFUND, parts: null })).toEqual([
      'Payment returned €100.74',
      'Total refunded €100.74',
    ])
    expect(receiptNotes({ ...PAYMENT, parts: null })).toEqual([
      expect.stringContaining("it's returned in full"),
    ])
  })

  it('says how far a refund has got', () => {
    expect(receiptNotes(PAYMENT)).toEqual([])
    expect(receiptNotes(REFUND)).toEqual([expect.stringContaining('Refunded to the card')])
    expect(receiptNotes({ ...REFUND, refundStatus: 'failed' })).toEqual([
      expect.stringContaining('still trying'),
    ])
  })

  it('says what a deposit counts towards, and that the rest is paid elsewhere', () => {
    const service = { name: 'Full colour', price: 140, balance: 50 }
    expect(receiptNotes({ ...PAYMENT, service })).toEqual([
      "The vendor fee is a deposit towards Full colour (€140.00). The balance of €50.00 is paid to Aoife Byrne on the day and isn't part of this receipt: €150.74 in total.",
    ])
    expect(receiptNotes({ ...PAYMENT, service: { ...service, balance: 0 } })).toEqual([
      'The vendor fee is a deposit towards Full colour (€140.00).',
    ])
  })

  it('names the travel fee, so that deposit and balance add up', () => {
    const service = { name: 'Full colour', price: 140, balance: 57.5 }
    expect(receiptNotes({ ...PAYMENT, service, travelFee: 7.5 })).toEqual([
      "The vendor fee is a deposit towards Full colour (€140.00 plus €7.50 for travel). The balance of €57.50 is paid to Aoife Byrne on the day and isn't part of this receipt: €158.24 in total.",
    ])
    expect(receiptNotes({ ...PAYMENT, travelFee: 7.5 })).toEqual([
      "The travel fee of €7.50 is paid to Aoife Byrne on the day and isn't part of this receipt: €108.24 in total.",
    ])
  })

  it('says what a refund is of, and what of it is kept', () => {
    const refundOf = { number: 12, totalAmount: 100.74, keptHandlingFee: 1.74, reason: null }
    expect(receiptNotes({ ...REFUND, refundOf }).slice(0, 2)).toEqual([
      'Refunded from your payment of €100.74 (receipt R-000012).',
      'Not refunded: payment processing fee €1.74.',
    ])
    expect(receiptNotes({ ...REFUND, refundOf: { ...refundOf, keptHandlingFee: 0 } })).toHaveLength(2)
  })

  it('names who and when, and the payment where it is known', () => {
    expect(receiptFacts(PAYMENT, DEFAULT_SPECIALITIES)).toEqual([
      ['Client', 'Ciara Nolan'],
      ['Vendor', 'Aoife Byrne', 'Nail Technician'],
      ['Appointment', '28 Jul 2026', '10:00 AM to 12:00 PM'],
      ['Payment reference', 'pi_1'],
    ])
    expect(receiptFacts({ ...PAYMENT, reference: null }, DEFAULT_SPECIALITIES)).toHaveLength(3)
  })
})
