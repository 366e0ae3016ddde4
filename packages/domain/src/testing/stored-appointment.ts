import * as fc from 'fast-check'
import { JUST_BOOKED } from '../appointment.ts'
import { type AppointmentStep, type PricedAppointment, stepAppointment } from '../appointment-steps.ts'
import { HOUR_MS } from '../duration.ts'
import { DEFAULT_FEE_RATES, type PriceParts, priceDeposit } from '../price.ts'
import { inHours, NOW } from './some-appointment.ts'

/** Two hours at 45 € with the default fees: 90 € + 9 € + 1.74 €. */
export const PRICE: PriceParts = { vendorFeeCents: 9000, platformFeeCents: 900, handlingFeeCents: 174 }

/** Returns a stored appointment that was just booked, of two hours, in two days, with some columns changed. */
export function storedAppointment(changes: Partial<PricedAppointment> = {}): PricedAppointment {
  return {
    start: inHours(48),
    end: inHours(50),
    ...JUST_BOOKED,
    ...PRICE,
    ...changes,
  }
}

const FREE: PriceParts = { vendorFeeCents: 0, platformFeeCents: 0, handlingFeeCents: 0 }

/** The price of an appointment of one to five hours, with and without a handling fee (M2). */
export const somePrice: fc.Arbitrary<PriceParts> = fc
  .tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 5 }), fc.boolean())
  .map(([feePerHourCents, hours, free]) => {
    const rates = free ? { platformPercent: 0, handlingPercent: 0, handlingFixedCents: 0 } : DEFAULT_FEE_RATES
    const { totalCents: _, ...parts } = priceDeposit(feePerHourCents * hours, rates)
    return parts
  })

const confirmed = { confirmedAt: NOW, payBy: inHours(24) }
const paid = { ...confirmed, paidAt: NOW }
const reported = { ...paid, start: inHours(-4), end: inHours(-2), reportedAt: NOW }

/** One that was just booked, confirmed, paid, or reported after its end, at any price. */
export const someLiveAppointment: fc.Arbitrary<PricedAppointment> = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: somePrice }, fc.constant(FREE)),
    fc.constantFrom({}, confirmed, paid, reported),
  )
  .map(([price, facts]) => storedAppointment({ ...price, ...facts }))

const by = fc.constantFrom('client', 'vendor', 'admin')
const mark = fc.constantFrom('client', 'vendor')

/** Stands for a refund of balance and tip too; fewer are tenths of the sum paid now. */
const EVERYTHING = 11

/** Any step, whoever takes it; a reschedule moves by whole hours. */
export const someStep: fc.Arbitrary<AppointmentStep> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'confirm', paymentWindowHours: 24 } as const) },
  { weight: 3, arbitrary: fc.constant({ kind: 'pay' } as const) },
  fc.constantFrom({ kind: 'decline' } as const, { kind: 'timeOut' } as const, { kind: 'complete' } as const),
  by.map((by) => ({ kind: 'cancel', by }) as const),
  mark.map((by) => ({ kind: 'markComplete', by }) as const),
  fc.constant({ kind: 'report' } as const),
  { weight: 2, arbitrary: fc.constant({ kind: 'noShow' } as const) },
  fc
    .record({ refundCents: fc.integer({ min: 0, max: EVERYTHING }), laterCents: fc.constantFrom(0, 5900) })
    .map((tenths) => ({ kind: 'settleReport', ...tenths }) as const),
  fc.integer({ min: 24, max: 200 }).map((hours) => {
    const start = inHours(hours)
    return { kind: 'reschedule', slot: { start, end: new Date(start.getTime() + 2 * HOUR_MS) } } as const
  }),
  fc.integer({ min: 1, max: 200 }).map((hours) => {
    const slot = { start: inHours(hours), end: inHours(hours + 2) }
    return { kind: 'acceptProposal', slot, paymentWindowHours: 24 } as const
  }),
)

/** A step and when it is taken, in hours after the one before; a clock that is set right can step back (T4). */
export interface TimedStep {
  step: AppointmentStep
  afterHours: number
}

/** Steps of a life of an appointment. */
export const someLife: fc.Arbitrary<TimedStep[]> = fc.array(
  fc.record({
    step: someStep,
    afterHours: fc.oneof(
      { weight: 4, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: fc.integer({ min: 0, max: 72 }) },
      { weight: 1, arbitrary: fc.integer({ min: -60, max: 0 }) },
    ),
  }),
  { maxLength: 30 },
)

/** The effect of one step of an appointment's life. */
export interface Lived {
  before: PricedAppointment
  after: PricedAppointment
  step: AppointmentStep
  now: Date
  outcome: ReturnType<typeof stepAppointment>
}

/** Takes the steps of a life with an appointment. Its refunds by an admin are in tenths of the price, or everything. */
export function live(appointment: PricedAppointment, life: readonly TimedStep[]): Lived[] {
  let hours = 0
  let before = appointment
  return life.map(({ step: inTenths, afterHours }) => {
    hours += afterHours
    const now = inHours(hours)
    const step = inCents(inTenths, before)
    const outcome = stepAppointment(before, step, now)
    const after = { ...before, ...outcome.change?.set }
    const lived = { before, after, step, now, outcome }
    before = after
    return lived
  })
}

function inCents(step: AppointmentStep, price: PriceParts): AppointmentStep {
  if (step.kind !== 'settleReport') return step
  const total = price.vendorFeeCents + price.platformFeeCents + price.handlingFeeCents
  const refundCents =
    step.refundCents === EVERYTHING ? total + step.laterCents : Math.floor((total * step.refundCents) / 10)
  return { ...step, refundCents }
}
