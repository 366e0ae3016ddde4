import { expect, test } from 'vitest'
import { nextTaxStep, taxHoldFrom, type TaxRequest } from './tax-request.ts'

const ASKED = new Date('2026-03-01T12:00:00Z')
const NEW: TaxRequest = { askedAt: null, remindedAt: null, heldAt: null, givenAt: null }
const after = (days: number) => new Date(ASKED.getTime() + days * 86_400_000)

test('a vendor is asked, reminded after 30 days, and after 60 its payouts wait', () => {
  expect(nextTaxStep(NEW, ASKED)).toEqual({ step: 'asked', dueAt: ASKED })
  const asked = { ...NEW, askedAt: ASKED }
  expect(nextTaxStep(asked, ASKED)).toEqual({ step: 'reminded', dueAt: after(30) })
  expect(nextTaxStep({ ...asked, remindedAt: after(30) }, ASKED)).toEqual({ step: 'held', dueAt: after(60) })
  expect(nextTaxStep({ ...asked, remindedAt: after(30), heldAt: after(60) }, ASKED)).toBeNull()
  expect(taxHoldFrom(ASKED)).toEqual(after(60))
})

test('the second reminder is a week after a first one that was late', () => {
  expect(nextTaxStep({ ...NEW, askedAt: ASKED, remindedAt: after(45) }, ASKED)?.dueAt).toEqual(after(60))
  expect(nextTaxStep({ ...NEW, askedAt: ASKED, remindedAt: after(80) }, ASKED)?.dueAt).toEqual(after(87))
})

test('nothing is asked for once it is given', () => {
  expect(nextTaxStep({ ...NEW, givenAt: ASKED }, ASKED)).toBeNull()
})
