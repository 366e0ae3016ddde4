import * as fc from 'fast-check'
import { type Deposit, type Priced, timeOf } from '../deposit.ts'
import { MAX_DEPOSIT_PERCENT, MAX_SERVICES_AT_ONCE, MIN_DEPOSIT_PERCENT } from '../limits.ts'

const someDeposit: fc.Arbitrary<Deposit> = fc.oneof(
  fc.constantFrom<Deposit>({ kind: 'hourly' }, { kind: 'full' }),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: MIN_DEPOSIT_PERCENT, max: MAX_DEPOSIT_PERCENT }),
  }),
)

const someMinutes = fc.integer({ min: 1, max: 48 }).map((quarters) => quarters * 15)
const somePrice = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000 }))

export const someService = fc.record({
  durationMinutes: someMinutes,
  priceCents: somePrice,
  deposit: someDeposit,
})

/** Services of one booking, at least one. */
export const someServices = fc.array(someService, { minLength: 1, maxLength: MAX_SERVICES_AT_ONCE })

/** Anything that can be booked: services, a quote, or time. */
export const somePriced: fc.Arbitrary<Priced> = fc.record({
  feePerHourCents: fc.integer({ min: 1, max: 1_000_000 }),
  items: fc.oneof(
    someServices,
    fc.tuple(someMinutes, fc.option(somePrice)).map(([minutes, priceCents]) => [timeOf(minutes, priceCents)]),
  ),
  travelFeeCents: fc.integer({ min: 0, max: 20_000 }),
})
