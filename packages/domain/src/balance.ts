import { type AppointmentFacts, type AppointmentState, appointmentState } from './appointment.ts'
import type { Cost } from './cost.ts'
import { DAY_MS } from './duration.ts'
import { PAYMENT_REQUEST_MIN_CENTS } from './limits.ts'
import { euroToCents, formatEuro } from './money.ts'
import { percentOf } from './percent.ts'
import { type Problem, problem, type ProblemCode } from './problem.ts'

/** The kinds of payments by card (A9). */
export const PAYMENT_KINDS = ['deposit', 'balance', 'tip'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** The ways in which a vendor was paid on the day other than by card through us (B12). */
export const PAID_WAYS = ['cash', 'other'] as const
export type PaidWay = (typeof PAID_WAYS)[number]

/** The cost of an appointment to its client, the same for both sides: total = paid + open (B12). Tips come on top. */
export interface Balance {
  totalCents: number
  paidCents: number
  openCents: number
}

/** The payments of an appointment so far. */
interface PaidSoFar {
  /** The sum paid now, deposit and fees, is paid. */
  isPaid: boolean
  /** Paid of the sum for the day, by card or recorded, in cents. */
  balancePaidCents: number
}

/** Returns what of an appointment's cost is paid and open, in cents (B12). */
export function balanceOf(cost: Cost, { isPaid, balancePaidCents }: PaidSoFar): Balance {
  const paidCents = (isPaid ? cost.nowCents : 0) + balancePaidCents
  return { totalCents: cost.totalCents, paidCents, openCents: cost.totalCents - paidCents }
}

/** Returns the amounts of a balance as the API carries them, in euro. */
export const balanceFromWire = ({
  total,
  paid,
  open,
}: Record<'total' | 'paid' | 'open', number>): Balance => ({
  totalCents: euroToCents(total),
  paidCents: euroToCents(paid),
  openCents: euroToCents(open),
})

/** Days after the end in which the balance can be recorded, asked for and paid, and a tip given (B12). */
export const BALANCE_DAYS = 30

const NOTHING_TO_SETTLE: Partial<Record<AppointmentState, ProblemCode>> = {
  cancelled: 'APPOINTMENT_ENDED',
  declined: 'APPOINTMENT_ENDED',
  overdue: 'APPOINTMENT_ENDED',
  pending: 'NOT_PAID',
  'awaiting-payment': 'NOT_PAID',
}

/**
 * Returns why nothing of the sum for the day may be settled now, or null: from the start until 30 days after the end, unless
 * the appointment ended without the client or was never paid for (B12).
 */
export function settleProblem(facts: AppointmentFacts, now: Date): Problem | null {
  const code = NOTHING_TO_SETTLE[appointmentState(facts, now)]
  if (code || facts.noShow) return problem(code ?? 'APPOINTMENT_ENDED')
  if (now < facts.start) return problem('NOT_STARTED')
  return undoRecordProblem(facts, now)
}

/**
 * Returns why a vendor may not take back now what it recorded as paid, or null: until 30 days after the end, also of an
 * appointment that was cancelled since (B12).
 */
export const undoRecordProblem = ({ end }: Pick<AppointmentFacts, 'end'>, now: Date): Problem | null =>
  now.getTime() > end.getTime() + BALANCE_DAYS * DAY_MS ? problem('BALANCE_OVER') : null

/** Returns why a vendor may not record now that the balance was paid, or null (B12). */
export function recordProblem(facts: AppointmentFacts, { openCents }: Balance, now: Date): Problem | null {
  return settleProblem(facts, now) ?? (openCents > 0 ? null : problem('ALREADY_PAID'))
}

/** Returns why the balance may not be asked for, or paid, by card now, or null (B12). */
export function cardBalanceProblem(facts: AppointmentFacts, balance: Balance, now: Date): Problem | null {
  const refusal = recordProblem(facts, balance, now) ?? reported(facts)
  if (refusal) return refusal
  return balance.openCents < PAYMENT_REQUEST_MIN_CENTS ? problem('TOO_LITTLE_FOR_A_CARD') : null
}

/** Returns why no tip may be given now, or null; there is one for an appointment (B12). */
export function tipProblem(facts: AppointmentFacts, isTipped: boolean, now: Date): Problem | null {
  const refusal = settleProblem(facts, now) ?? reported(facts)
  return refusal ?? (isTipped ? problem('ALREADY_PAID') : null)
}

/** While a problem is reported, the admin decides first (L3). */
const reported = ({ reportOpen }: AppointmentFacts) => (reportOpen ? problem('REPORT_OPEN') : null)

/** Returns the problem of a sum that a vendor records, or null. */
export function recordedSumProblem(amountCents: number, { openCents }: Balance): string | null {
  if (amountCents <= 0) return 'Enter an amount above €0.00.'
  return amountCents > openCents ? `Enter at most what is open, ${formatEuro(openCents)}.` : null
}

/** The smallest and the largest tip by card, in cents (B12). */
const TIP_MIN_CENTS = 100
const TIP_MAX_CENTS = 50_000

/** Returns the problem of a tip, or null. */
export function tipSumProblem(amountCents: number): string | null {
  if (amountCents < TIP_MIN_CENTS) return `Enter at least ${formatEuro(TIP_MIN_CENTS)}.`
  return amountCents > TIP_MAX_CENTS ? `Enter at most ${formatEuro(TIP_MAX_CENTS)}.` : null
}

const TIP_PERCENTS = [5, 10, 15] as const

/** A tip to choose: a share of the vendor's price, in cents. */
export interface TipChoice {
  percent: number
  cents: number
}

/** Returns the tips to choose from, of the vendor's full price; none where no price is known or they are too small. */
export function tipChoices({ parts }: Cost): TipChoice[] {
  const ofCents = (parts.priceCents ?? 0) + parts.travelFeeCents
  return TIP_PERCENTS.map((percent) => ({ percent, cents: percentOf(ofCents, percent) })).filter(
    ({ cents }) => tipSumProblem(cents) === null,
  )
}
