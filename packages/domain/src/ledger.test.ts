import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as ledger from './ledger.ts'
import { withTotal } from './price.ts'
import { splitRefund } from './refunded-parts.ts'
import { PRICE, somePrice } from './testing/stored-appointment.ts'

const someCents = fc.integer({ min: 1, max: 1_000_000 })
const someMovement: fc.Arbitrary<ledger.Movement | null> = fc.oneof(
  somePrice.map((price) => ledger.charged('p', 'ch', 'v', price)),
  somePrice.map((parts) => ledger.refundDue('r', 'v', parts)),
  fc
    .tuple(someCents, fc.nat(5000))
    .map(([amountCents, feeCents]) => ledger.disputeOpened('d', 'du', { amountCents, feeCents })),
  fc.nat(5000).map((cents) => ledger.processingFee('p', 'ch', cents)),
  ...[
    (cents: number) => ledger.chargedInVain('p', 'ch', cents),
    (cents: number) => ledger.refundSent('r', 1, 're', cents),
    (cents: number) => ledger.refundBounced('r', 1, 're', cents),
    (cents: number) => ledger.refundVoid('r', cents),
    (cents: number) => ledger.earned('a', 'v', cents),
    (cents: number) => ledger.paidOut('o', 1, 'tr', 'v', cents),
    (cents: number) => ledger.disputeWon('d', 'du', cents),
    (cents: number) => ledger.disputeLost('d', cents),
    (cents: number) => ledger.disputeCharged('d', 'v', cents),
  ].map((book) => someCents.map(book)),
)

/** The balance of each account after some movements. */
function balances(movements: readonly (ledger.Movement | null)[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { account, cents } of movements.flatMap((movement) => movement?.lines ?? [])) {
    sums[account] = (sums[account] ?? 0) + cents
  }
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))
}

test('every movement of any amount sums to zero, and has no line of nothing', () => {
  fc.assert(
    fc.property(someMovement, (movement) => {
      if (!movement) return
      expect(ledger.sumOf(movement.lines)).toBe(0)
      expect(movement.lines.length).toBeGreaterThan(1)
      expect(movement.lines.map(({ cents }) => cents)).not.toContain(0)
    }),
    { numRuns: 1000 },
  )
})

test('accounts kept per vendor name theirs', () => {
  fc.assert(
    fc.property(someMovement, (movement) => {
      for (const { account, vendorId } of movement?.lines ?? []) {
        expect(vendorId !== undefined, account).toBe(account === 'vendor-held' || account === 'vendor-owed')
      }
    }),
  )
})

describe('the books of one appointment', () => {
  const { totalCents } = withTotal(PRICE)
  const charge = ledger.charged('p', 'ch', 'v', PRICE)

  test('hold its parts until it ends', () => {
    expect(balances([charge])).toEqual({
      provider: totalCents,
      'vendor-held': -PRICE.vendorFeeCents,
      'platform-fees': -PRICE.platformFeeCents,
      'handling-fees': -PRICE.handlingFeeCents,
    })
  })

  test('are empty after everything went back, however often it bounced', () => {
    const bounces = [1, 2].flatMap((attempt) => [
      ledger.refundSent('r', attempt, 're', totalCents),
      ledger.refundBounced('r', attempt, 're', totalCents),
    ])
    const sent = ledger.refundSent('r', 3, 're', totalCents)
    expect(balances([charge, ledger.refundDue('r', 'v', PRICE), ...bounces, sent])).toEqual({})
  })

  test('give each movement a name of its own', () => {
    const [first, second] = [1, 2].map((attempt) => ledger.refundSent('r', attempt, 're', 1))
    const kinds = [first, second, ledger.refundBounced('r', 1, 're', 1)].map(
      (each) => `${each?.kind} ${each?.source}`,
    )
    expect(new Set(kinds).size).toBe(3)
  })

  test('share what an admin gives back with the vendor, and hold nothing after that', () => {
    fc.assert(
      fc.property(somePrice, fc.double({ min: 0, max: 1, noNaN: true }), (price, share) => {
        const back = splitRefund(Math.floor(withTotal(price).totalCents * share), price)
        const rest = price.vendorFeeCents - back.vendorFeeCents
        const after = balances([
          ledger.charged('p', 'ch', 'v', price),
          back.totalCents > 0 ? ledger.refundDue('r', 'v', back) : null,
          rest > 0 ? ledger.earned('a', 'v', rest) : null,
        ])
        expect(after['vendor-held']).toBeUndefined()
        expect(after['vendor-owed'] ?? 0).toBe(rest === 0 ? 0 : -rest)
      }),
    )
  })

  test('book a lost dispute as a loss once, with or without a refund that was under way', () => {
    const opened = ledger.disputeOpened('d', 'du', { amountCents: totalCents, feeCents: 2000 })
    const lost = ledger.disputeLost('d', totalCents)
    const refunded = [ledger.refundDue('r', 'v', PRICE), ledger.refundVoid('r', totalCents)]
    expect(balances([charge, ledger.earned('a', 'v', 9000), opened, lost])).toMatchObject({
      losses: totalCents,
    })
    expect(balances([charge, opened, lost, ...refunded])).toEqual({
      provider: -2000,
      'processing-costs': 2000,
    })
    expect(balances([charge, opened, ledger.disputeWon('d', 'du', totalCents)])).not.toHaveProperty(
      'disputed',
    )
  })
})
